import { WordsPage } from '@/components/syncs/words-page'
import { requireAdmin } from '@/lib/auth/gates'

export const metadata = { title: 'Abbinamenti' }

export default async function EggWordsPage() {
  await requireAdmin('sync_manage')
  return <WordsPage />
}
