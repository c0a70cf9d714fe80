import {
  useDeleteWebhookMutation,
  useRenewWebhookSecretMutation,
  useTestWebhookMutation,
  useUpdateWebhookMutation,
} from '../../generated/later.generated.ts';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { webhooksText } from '../../messages/people/webhooksText.generated.ts';

interface News {
  onSecret: (secret: string) => void;
  onDeleted: () => void;
}

/** What its owner does with a webhook. */
export const useWebhook = ({ id, isActive }: { id: string; isActive: boolean }, { onSecret, onDeleted }: News) => {
  const { attempt, succeed } = useOutcome();
  const [testMutation, tested] = useTestWebhookMutation({ variables: { id }, fetchPolicy: 'no-cache' });
  const [updateMutation, updated] = useUpdateWebhookMutation();
  const [renewMutation, renewed] = useRenewWebhookSecretMutation({ variables: { id }, fetchPolicy: 'no-cache' });
  const [deleteMutation, deleted] = useDeleteWebhookMutation({
    variables: { id },
    refetchQueries: ['MyWebhooks'],
    awaitRefetchQueries: true,
  });

  const test = async (): Promise<boolean> => {
    const isSent = await attempt(testMutation, webhooksText.testFailed);
    if (isSent) succeed(webhooksText.tested);
    return isSent;
  };
  const turn = () =>
    attempt(() => updateMutation({ variables: { id, input: { isActive: !isActive } } }), webhooksText.turnFailed);
  const renew = () =>
    attempt(async () => {
      const { data } = await renewMutation();
      if (data) onSecret(data.renewWebhookSecret.secret);
      succeed(webhooksText.renewHint);
    }, webhooksText.renewFailed);
  const remove = async () => {
    if (!(await attempt(deleteMutation, webhooksText.deleteFailed))) return;
    onDeleted();
    succeed(webhooksText.deleted);
  };
  const isBusy = [tested, updated, renewed, deleted].some(({ loading }) => loading);
  return { test, turn, renew, remove, isBusy };
};
