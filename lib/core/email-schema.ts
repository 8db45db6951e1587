import { z } from 'zod'

const MOST = 200

/** An address that is needed: what is missing is asked for, what is there and is no address is said to be none. */
export const neededEmail = (max = MOST) =>
  z
    .email({
      error: ({ input }) => (input ? 'L’indirizzo e-mail non è valido.' : 'Scrivi l’indirizzo e-mail.'),
    })
    .max(max, `Al massimo ${max} caratteri.`)
