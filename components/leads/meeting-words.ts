import { toastSuccess, toastWarning } from '@/components/ui/toasts'

/** What was done with a meeting; who has to tell the person themselves reads that too. */
export function toastMeeting(done: string, { daAvvisare = false }: { daAvvisare?: boolean }, who: string) {
  if (daAvvisare) toastWarning(`${done}. ${who} non ha un’e-mail e non lo sa ancora: diglielo tu.`)
  else toastSuccess(done)
}

export const NO_MAIL = 'La persona non ha un’e-mail: diglielo tu.'
