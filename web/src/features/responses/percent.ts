const format = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 0 });

/** A likelihood as people say it: 0.5 is `50%`. */
export const percent = (likelihood: number): string => format.format(likelihood);
