import { describe, expect, it } from '@jest/globals';
import { WEBHOOK_TYPES } from '@quorum/domain/webhooks/types';
import { sampleOf } from '../../src/gateways/webhooks/samples.ts';
import { messageOf } from '../../src/webhooks/chat/messageOf.ts';
import { chatBody, chatServiceOf } from '../../src/webhooks/chat/services.ts';

describe('a chat', () => {
  it.each([
    ['https://hooks.slack.com/services/T0/B0/x', 'SLACK'],
    ['https://discord.com/api/webhooks/1/x', 'DISCORD'],
    ['https://ptb.discordapp.com/api/webhooks/1/x', 'DISCORD'],
    [`https://chat.club.example/hooks/${'a1'.repeat(13)}`, 'MATTERMOST'],
    ['https://api.telegram.org/bot1:x/sendMessage?chat_id=-100', 'TELEGRAM'],
    ['https://example.com/hooks', null],
    ['https://discord.com.example/api/webhooks/1/x', null],
    ['https://example.com/?hooks.slack.com', null],
  ])('is known by its address: %s', (url, service) => {
    expect(chatServiceOf(url)).toBe(service);
  });

  const bodyOf = (service: Parameters<typeof chatBody>[0], type: (typeof WEBHOOK_TYPES)[number], language = 'en') =>
    chatBody(service, messageOf(sampleOf(type), language as 'en'));

  it('reads how many are in and how many are missing, with the link', () => {
    expect(bodyOf('SLACK', 'response.created')).toEqual({
      text: 'Five-a-side on Thursday: Somebody has responded. 7 of 10 are in, 3 more needed.\nhttps://quorum.example.org/events/7d-VJ0bq2Xz9mK4sLwR1Ag',
    });
    expect(bodyOf('TELEGRAM', 'event.confirmed', 'de')).toMatchObject({
      text: expect.stringContaining('Es findet statt! 10 von 10 sind dabei, das reicht.') as unknown,
    });
    expect(bodyOf('DISCORD', 'event.called_off').content).toContain('It is called off.\n');
  });

  it('has a sentence for each type, in each language', () => {
    for (const language of ['en', 'de'] as const)
      for (const type of WEBHOOK_TYPES)
        expect(messageOf(sampleOf(type), language).sentence).toMatch(/^[A-ZÄÖÜ].*[.!]$/);
  });
});

describe('what people typed', () => {
  const message = { title: '<!channel> @everyone [a](http://x) *b* `c`', sentence: 'It is on!', url: null };

  it('addresses nobody and formats nothing', () => {
    expect(chatBody('SLACK', message).text).toContain('&lt;!channel&gt;');
    expect(chatBody('DISCORD', message)).toMatchObject({
      content: expect.stringContaining(String.raw`\[a\]\(http://x\) \*b\*`) as unknown,
      allowed_mentions: { parse: [] },
    });
    expect(chatBody('MATTERMOST', message).text).not.toMatch(/@everyone|[^\\]<!|[^\\]\[a/);
    // Telegram formats nothing where nothing says how
    expect(chatBody('TELEGRAM', message)).not.toHaveProperty('parse_mode');
  });
});
