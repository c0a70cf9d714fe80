import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { joinAs, publishAs } from './support/publishAs.ts';
import type { Person } from './support/signIn.ts';

const organiser: Person = { name: 'Pia Picture', email: 'pia@example.com' };
const MAX_BYTES = 60_000;

const EVENT = {
  title: 'Boules in the park',
  location: 'Paul-Lincke-Ufer, Berlin',
  date: '2031-03-01T11:00:00.000Z',
  timezone: 'Europe/Berlin',
  participantThreshold: 8,
  eventTypeId: 1,
};

interface Sample {
  event: object;
  joins: number;
  /** Whether its title begins at the right. */
  isMirrored?: boolean;
}

const SAMPLES: Record<string, Sample> = {
  'one that nobody has joined': { event: {}, joins: 0 },
  'one with a long title and enough people': {
    event: {
      title: 'Donaudampfschifffahrtsgesellschaftskapitänsausflug, und anschließend alle zusammen ins Freibad am Kanal',
      participantThreshold: 3,
    },
    joins: 4,
  },
  'one in a right-to-left script': {
    event: { title: 'كرة القدم في الحديقة', location: 'حديقة الأزهر، القاهرة' },
    joins: 5,
    isMirrored: true,
  },
  'one in Japanese, of too many seats to tell apart': {
    event: { title: '夏の将棋大会と花火', timezone: 'Asia/Tokyo', participantThreshold: 60 },
    joins: 7,
  },
  // its letters are in no font of the server: the type stands for the title
  'one in Korean': { event: { title: '한강에서 배드민턴', timezone: 'Asia/Seoul', eventTypeId: 5 }, joins: 3 },
};

const publish = async (request: APIRequestContext, { event, joins }: Sample) => {
  const urlHash = await publishAs(request, organiser, { ...EVENT, ...event });
  for (let number = 0; number < joins; number++) {
    await joinAs(request, { name: `Guest ${number}`, email: `guest${number}@example.com` }, urlHash, {});
  }
  return urlHash;
};

/** Where the words are, and where the seats. */
const REGIONS = {
  words: { x: 60, y: 150, width: 630, height: 420 },
  seats: { x: 760, y: 90, width: 370, height: 330 },
};

const mirrored = ({ x, width, ...region }: (typeof REGIONS)['words']) => ({ x: 1_200 - x - width, width, ...region });

/** Of the pixels of a region, the share that is as light as words and the share that is as green as a taken seat. */
const inkIn = (page: Page, address: string, region: (typeof REGIONS)['words']) =>
  page.evaluate(
    async ({ src, region: { x, y, width, height } }) => {
      const image = Object.assign(new Image(), { src });
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), {
        width: image.naturalWidth,
        height: image.naturalHeight,
      });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('There is no canvas');
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(x, y, width, height);
      const shareOf = (isIt: (red: number, green: number, blue: number) => boolean) => {
        const pixels = Array.from({ length: width * height }, (_, pixel) => data.slice(pixel * 4, pixel * 4 + 3));
        return pixels.filter(([red = 0, green = 0, blue = 0]) => isIt(red, green, blue)).length / pixels.length;
      };
      return {
        size: [canvas.width, canvas.height],
        light: shareOf((red, green, blue) => Math.min(red, green, blue) > 200),
        green: shareOf((red, green) => green > 80 && green < 130 && red < 60),
      };
    },
    { src: address, region },
  );

for (const [name, sample] of Object.entries(SAMPLES)) {
  test(`a chat shows ${name} by a picture of its own`, async ({ page, request }, testInfo) => {
    const path = `/events/${await publish(request, sample)}`;
    const html = await (await request.get(path)).text();
    const address = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(address).toContain(`${path}/preview/en/`);
    const answer = await request.get(address);
    expect(answer.headers()['content-type']).toBe('image/png');
    const body = await answer.body();
    expect(body.byteLength).toBeLessThanOrEqual(MAX_BYTES);
    await testInfo.attach(name, { body, contentType: 'image/png' });

    await page.goto('/about');
    const place = sample.isMirrored ? mirrored : (region: (typeof REGIONS)['words']) => region;
    const words = await inkIn(page, address, place(REGIONS.words));
    expect(words.size).toEqual([1_200, 630]);
    // letters, and neither a blank nor a blot
    expect(words.light).toBeGreaterThan(0.03);
    expect(words.light).toBeLessThan(0.4);
    const seats = await inkIn(page, address, place(REGIONS.seats));
    if (sample.joins > 0) expect(seats.green).toBeGreaterThan(0.005);
    else expect(seats.green).toBe(0);
  });
}
