import { styled } from 'styled-components';
import { useChatLinkQuery } from '../../generated/event.generated.ts';
import { rememberedResponses } from '../../lib/browser/rememberedTokens.ts';
import { currentLocale } from '../../lib/language.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { useOwnership } from '../responses/ownership/useOwnership.ts';
import { coOrganisersText } from '../../messages/organising/coOrganisersText.generated.ts';

/** As high as a thumb is wide. */
const ChatLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: ${({ theme }) => theme.touch};
`;

interface Props {
  event: {
    urlHash: string;
    coOrganisers: readonly { displayName: string }[];
    participants: readonly { id: string }[];
  };
  isOrganiser: boolean;
}

/** With whom an event is organised, and for those who come where they talk to each other. */
export const OrganisingNote = ({ event, isOrganiser }: Props) => {
  const { canEdit } = useOwnership();
  const { urlHash, coOrganisers, participants } = event;
  const own = participants.find(({ id }) => canEdit(id));
  const mayRead = isOrganiser || own !== undefined;
  const responseToken = own ? rememberedResponses.tokenOf(own.id) : null;
  const { data } = useChatLinkQuery({
    variables: { urlHash, participantId: own?.id, responseToken },
    skip: !mayRead,
    fetchPolicy: 'no-cache',
    context: { auth: true, isSecret: responseToken !== null },
  });
  const chatLink = data?.event?.chatLink;
  const names = new Intl.ListFormat(currentLocale()).format(coOrganisers.map(({ displayName }) => displayName));
  if (!chatLink && coOrganisers.length === 0) return null;
  return (
    <Stack>
      {coOrganisers.length > 0 && <p>{coOrganisersText.with({ names })}</p>}
      {chatLink && (
        <p>
          <ChatLink href={chatLink} target="_blank" rel="noopener noreferrer">
            {coOrganisersText.chat} ({new URL(chatLink).host})
          </ChatLink>
        </p>
      )}
    </Stack>
  );
};
