/** The door of the interviewer. What stands here is in use; the rest is measured beside the assistant that it will replace. */
export { hearAlarm } from './alarms/hear-alarm.ts';
