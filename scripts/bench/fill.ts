import { disconnect } from '@/lib/core/db'
import { seedLarge } from '@/prisma/seed/large'

/** Brings the database of DATABASE_URL to so many cases, as many clients, and history rows. */
const [pratiche = 0, commits = 0] = process.argv.slice(2).map(Number)

seedLarge({ clients: pratiche, pratiche, commits })
  .then(disconnect)
  .catch((error: unknown) => {
    console.error(error)
    process.exitCode = 1
  })
