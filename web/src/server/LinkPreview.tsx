import { messages } from '../lib/language.ts';
import { preview } from '../messages/en/preview.ts';

export const previewText = messages('preview', preview);

/** Drawn by `npm run preview`. */
const IMAGE = { path: '/preview.png', width: 1_200, height: 630 };

export interface Preview {
  /** The title alone, without the name of the site. */
  title: string;
  description: string;
  /** The address to be told to others. */
  url: string;
  origin: string;
  locale: string;
}

/** What a chat shows of a link, and a search engine of a page. */
export const LinkPreview = ({ title, description, url, origin, locale }: Preview) => (
  <>
    <meta name="description" content={description} />
    <link rel="canonical" href={url} />
    <meta property="og:site_name" content="Quorum" />
    <meta property="og:type" content="website" />
    <meta property="og:title" content={title} />
    <meta property="og:description" content={description} />
    <meta property="og:url" content={url} />
    <meta property="og:locale" content={locale.replaceAll('-', '_')} />
    <meta property="og:image" content={origin + IMAGE.path} />
    <meta property="og:image:width" content={String(IMAGE.width)} />
    <meta property="og:image:height" content={String(IMAGE.height)} />
    <meta property="og:image:alt" content={previewText.image} />
    <meta name="twitter:card" content="summary_large_image" />
  </>
);
