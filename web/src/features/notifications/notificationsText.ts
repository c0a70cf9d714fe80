import { messages } from '../../lib/language.ts';
import { notifications } from '../../messages/en/responses/notifications.ts';

export const notificationsText = messages('notifications', notifications);
