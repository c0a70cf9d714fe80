import type { ResponseConfirmation } from '@quorum/domain/response/confirmation';
import { CircleCheckBig } from 'lucide-react';
import { styled } from 'styled-components';
import type { ResponseFragment } from '../../../generated/graphql.generated.ts';
import { outcomeText } from '../outcomeText.ts';
import { responsesText } from '../responsesText.ts';

const Root = styled.p`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.sm};
  padding: ${({ theme }) => `${theme.space.sm} ${theme.space.md}`};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.primarySoft};
  color: ${({ theme }) => theme.color.onPrimarySoft};
  font-weight: ${({ theme }) => theme.font.weight.medium};

  svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
  }
`;

interface Props {
  confirmation: ResponseConfirmation;
  /** The response, where there is one now. */
  response: ResponseFragment | undefined;
  /** What is said about a response that is in. */
  successText: string;
}

const textOf = ({ confirmation: { did }, response, successText }: Props) => {
  if (did === 'removed') return responsesText.removed;
  return did === 'updated' ? responsesText.updated : (outcomeText(response) ?? successText);
};

/** Says what a form has done that was sent without the app. The start script stores its token, or removes it. */
export const Confirmed = (props: Props) => {
  const { did, participantId, responseToken } = props.confirmation;
  const isRemoved = did === 'removed';
  return (
    <Root
      role="status"
      data-saved-response={!isRemoved && responseToken ? `${participantId}.${responseToken}` : undefined}
      data-removed-response={isRemoved ? participantId : undefined}
    >
      <CircleCheckBig aria-hidden="true" />
      {textOf(props)}
    </Root>
  );
};
