import { messages } from '../../lib/language.ts';
import { notifications } from '../../messages/en/responses/notifications.generated.ts';

export const notificationsText = messages('notifications', notifications);
