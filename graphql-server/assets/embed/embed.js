// <script async src="https://…/embed.js" data-event="the hash of an event"></script>, or data-type, or neither for all events;
// data-theme="light | dark", data-accent="0a6650" and data-lang="de" say how it looks.
{
  const script = document.currentScript;
  const { event, type, theme, accent, lang } = script.dataset;
  const { origin } = new URL(script.src);
  const address = new URL(event === undefined ? '/embed/events' : `/embed/events/${encodeURIComponent(event)}`, origin);
  for (const [name, value] of Object.entries({ type, theme, accent, lang }))
    if (value !== undefined) address.searchParams.set(name, value);
  const frame = document.createElement('iframe');
  frame.src = address.href;
  frame.title = script.dataset.title ?? 'Quorum';
  frame.loading = 'lazy';
  frame.referrerPolicy = 'no-referrer';
  // it shows and links: no form, no top-level navigation, no download
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox');
  frame.style.cssText = 'display:block;border:0;width:100%;max-width:36rem;height:16rem;color-scheme:normal';
  addEventListener('message', ({ origin: from, source, data }) => {
    if (from !== origin || source !== frame.contentWindow || data?.quorum !== 'height') return;
    frame.style.height = `${Math.min(4000, Math.max(0, Number(data.height) || 0))}px`;
  });
  script.after(frame);
}
