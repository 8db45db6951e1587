import 'server-only'
import { inviteToRate, remindToRate } from './ask-to-rate'

/** By the clock, each morning. */
export const inviteDue = async (): Promise<void> => {
  await inviteToRate()
  await remindToRate()
}
