import { Training } from '@/components/training/training'
import { requireAgent } from '@/lib/auth/gates'

export const metadata = { title: 'Video formazione' }

export default async function TrainingPage() {
  await requireAgent()
  return <Training />
}
