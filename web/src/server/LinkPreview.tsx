import { PICTURE } from './picture/Scene.ts';
import { previewText } from '../messages/pages/previewText.generated.ts';

/** Of the product, for whatever has no picture of its own. Drawn by `npm run preview`, in the same size. */
export const COMMON_IMAGE = '/preview.png';

export interface Preview {
  /** The title alone, without the name of the site. */
  title: string;
  description: string;
  /** The address to be told to others. */
  url: string;
  origin: string;
  locale: string;
  /** Of what the page is about; null shows the product's. */
  image: { path: string; alt: string } | null;
  /** Whether pages of other sites may show it in a frame. */
  isEmbeddable: boolean;
  /** Whether it is the home page, and the type of event that it shows alone. */
  feeds?: { eventTypeId: string | null };
}

const FEEDS = [
  ['application/atom+xml', '/feed.atom'],
  ['application/feed+json', '/feed.json'],
  ['text/calendar', '/calendar.ics'],
] as const;

/** Where programs find what the page shows, and hear of what is new. */
const FeedLinks = ({ eventTypeId }: { eventTypeId: string | null }) =>
  FEEDS.map(([type, path]) => (
    <link
      key={path}
      rel="alternate"
      type={type}
      title="Quorum"
      href={eventTypeId === null ? path : `${path}?eventTypeId=${eventTypeId}`}
    />
  ));

/** What a chat shows of a link, and a search engine of a page. */
export const LinkPreview = ({ title, description, url, origin, locale, image, isEmbeddable, feeds }: Preview) => (
  <>
    <meta name="description" content={description} />
    <link rel="canonical" href={url} />
    {isEmbeddable && (
      <link
        rel="alternate"
        type="application/json+oembed"
        title={title}
        href={`${origin}/oembed?${new URLSearchParams({ url }).toString()}`}
      />
    )}
    {feeds && <FeedLinks {...feeds} />}
    <meta property="og:site_name" content="Quorum" />
    <meta property="og:type" content="website" />
    <meta property="og:title" content={title} />
    <meta property="og:description" content={description} />
    <meta property="og:url" content={url} />
    <meta property="og:locale" content={locale.replaceAll('-', '_')} />
    <meta property="og:image" content={origin + (image?.path ?? COMMON_IMAGE)} />
    <meta property="og:image:type" content="image/png" />
    <meta property="og:image:width" content={String(PICTURE.width)} />
    <meta property="og:image:height" content={String(PICTURE.height)} />
    <meta property="og:image:alt" content={image?.alt ?? previewText.image} />
    <meta name="twitter:card" content="summary_large_image" />
  </>
);
