/** What a webhook is called: a part of its address may hold a secret, and stays off the screen in questions and news about it. */
export const hostOf = ({ url }: { url: string }): string => new URL(url).host;
