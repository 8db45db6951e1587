import 'server-only'
import { inviteToRate } from './invite'

/** By the clock, each morning. */
export const inviteDue = async (): Promise<void> => {
  await inviteToRate()
}
