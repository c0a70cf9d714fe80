/** The product's colours in their light form; mail clients know no variables. */
const LIGHT = {
  background: '#f6f7f4',
  surface: '#ffffff',
  text: '#16201c',
  muted: '#53605a',
  border: '#dce1db',
  primary: '#0a6650',
  onPrimary: '#ffffff',
  accent: '#e8894a',
} as const;

const FONT = "Figtree, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Inline, for the clients that drop everything else. */
export const STYLE = {
  body: `margin:0;padding:0;background:${LIGHT.background};color:${LIGHT.text};font-family:${FONT};-webkit-text-size-adjust:100%`,
  page: `width:100%;background:${LIGHT.background}`,
  gutter: 'padding:24px 12px 40px',
  // what people write may have no place to break: one of the two is known to each client
  column: 'width:100%;max-width:560px;margin:0 auto;text-align:left;overflow-wrap:anywhere;word-break:break-word',
  brand: `padding:0 8px 14px;font-size:17px;font-weight:700;letter-spacing:-0.01em;color:${LIGHT.primary}`,
  dot: `color:${LIGHT.accent}`,
  card: `padding:28px 28px 14px;background:${LIGHT.surface};border:1px solid ${LIGHT.border};border-radius:14px`,
  heading: `margin:0 0 16px;font-size:22px;line-height:1.25;font-weight:700;letter-spacing:-0.015em;color:${LIGHT.text}`,
  paragraph: `margin:0 0 16px;font-size:16px;line-height:1.55;color:${LIGHT.text}`,
  seats: `font-size:18px;letter-spacing:3px;overflow-wrap:anywhere;color:${LIGHT.primary}`,
  facts: `width:100%;margin:0 0 20px;border-collapse:collapse`,
  label: `padding:9px 16px 9px 0;border-top:1px solid ${LIGHT.border};font-size:14px;line-height:1.5;color:${LIGHT.muted};vertical-align:top;white-space:nowrap`,
  value: `width:100%;padding:9px 0;border-top:1px solid ${LIGHT.border};font-size:15px;line-height:1.5;color:${LIGHT.text};vertical-align:top`,
  list: 'margin:0 0 20px;padding:0 0 0 20px',
  item: `margin:0 0 8px;font-size:16px;line-height:1.5;color:${LIGHT.text}`,
  quote: `font-size:15px;color:${LIGHT.muted}`,
  buttons: 'margin:0 0 20px',
  button: `display:inline-block;padding:12px 22px;background:${LIGHT.primary};border-radius:10px;font-size:16px;line-height:1.25;font-weight:600;color:${LIGHT.onPrimary};text-decoration:none`,
  footer: `padding:18px 8px 0;font-size:13px;line-height:1.55;color:${LIGHT.muted}`,
  footerLink: `color:${LIGHT.muted};text-decoration:underline`,
} as const;

/** For the clients that support a dark form; the others show the light form, or darken it their own way. */
export const DARK_RULES = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #101513 !important; }
  .card { background: #191f1c !important; border-color: #2d3532 !important; }
  .text { color: #e8eeea !important; }
  .muted { color: #a4b0aa !important; }
  .edge { border-color: #2d3532 !important; }
  .seats { color: #5ed6b3 !important; }
  .brand { color: #5ed6b3 !important; }
  .dot { color: #f5a267 !important; }
  .button { background: #5ed6b3 !important; color: #04231a !important; }
}
@media (max-width: 480px) {
  .card { padding: 22px 20px 8px !important; }
}
`;
