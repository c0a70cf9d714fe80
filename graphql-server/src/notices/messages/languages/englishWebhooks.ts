/** What mails say in English to people whose webhooks were turned off. */
export const englishWebhooks = {
  webhookDisabled: {
    subject: (host: string) => `Your webhook to ${host} was turned off`,
    heading: 'A webhook was turned off',
    because: {
      FAILING: (host: string) => `For three days ${host} has taken nothing that Quorum told it.`,
      GONE: (host: string) => `${host} answered that it is gone (410).`,
    },
    next: 'Nothing is sent there any more. Once it works again, turn the webhook on; what happened meanwhile is not sent again.',
    open: 'Open your webhooks',
    why: 'You get this because you made the webhook.',
  },
};
