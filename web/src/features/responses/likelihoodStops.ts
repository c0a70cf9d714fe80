export interface LikelihoodRange {
  min: number;
  max: number;
  step: number;
}

/** What a slider of that range stops at, and the likelihood that there is. */
export const likelihoodStops = ({ min, max, step }: LikelihoodRange, current: number): number[] => {
  const count = Math.round((max - min) / step) + 1;
  const stops = Array.from({ length: count }, (_, index) => Number((min + index * step).toFixed(2)));
  const isOther = current > 0 && current < 1 && !stops.includes(current);
  return isOther ? [...stops, current].sort((one, other) => one - other) : stops;
};
