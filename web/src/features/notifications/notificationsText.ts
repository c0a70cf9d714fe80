import { messages } from '../../lib/language.ts';
import { notifications } from '../../messages/en/notifications.ts';

export const notificationsText = messages('notifications', notifications);
