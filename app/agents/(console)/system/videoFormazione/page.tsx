import { Training } from '@/components/formazione/training'
import { requireAgent } from '@/lib/auth/gates'

export const metadata = { title: 'Video formazione' }

export default async function TrainingPage() {
  await requireAgent()
  return <Training />
}
