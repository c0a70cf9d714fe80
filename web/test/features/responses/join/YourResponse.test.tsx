import { describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import type { ResponseFragment } from '../../../../src/generated/graphql.generated.ts';
import { YourResponse } from '../../../../src/features/responses/join/YourResponse.tsx';
import { applyLanguage } from '../../../../src/lib/language.ts';
import { anEvent, aResponse } from '../../../support/anEvent.ts';
import { renderPage } from '../../../support/renderPage.tsx';

const show = (own: Partial<ResponseFragment>, owns = true) => {
  const event = anEvent({ participants: [aResponse({ id: '7', status: 'GOING' }), aResponse({ id: '8', ...own })] });
  return renderPage(<YourResponse event={event} ownership={{ canEdit: (id) => owns && id === '8' }} />);
};

describe("one's own response at a glance", () => {
  it.each<[string, string, Partial<ResponseFragment>]>([
    ['You: yes', 'Du: ja', { status: 'GOING', likelihood: 1 }],
    ['You: maybe, 70%', 'Du: vielleicht, 70 %', { status: 'MAYBE', likelihood: 0.7 }],
    ['You: no', 'Du: nein', { status: 'DECLINED', likelihood: 0 }],
    ['You: on standby', 'Du: auf Abruf', { status: 'STANDBY', likelihood: 0, isStandby: true }],
    ['You: 2nd in line', 'Du: Platz 2 der Warteliste', { status: 'WAITLISTED', waitlistPosition: 2 }],
    ['You: if 5 are in', 'Du: wenn 5 dabei sind', { status: 'CONDITIONAL', minParticipants: 5 }],
  ])('says %s, in German %s', async (english, german, own) => {
    show(own);
    expect(screen.getByText(english)).toBeVisible();
    cleanup();
    await applyLanguage('de');
    show(own);
    expect(screen.getByText((text) => text.replace(/\s/g, ' ') === german)).toBeVisible();
    await applyLanguage('en');
  });

  it('says nothing where one has not responded', () => {
    show({}, false);
    expect(screen.queryByText(/^You/)).toBeNull();
  });
});
