import { requireInstaller } from '@/lib/features/setup/access'
import { noteProof } from '@/lib/features/setup/proofs'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin'],
    admits: requireInstaller,
    summary: 'Annota che una copia di sicurezza c’è e qualcuno l’ha vista',
  },
  ({ ctx }) => noteProof(ctx, 'copia'),
)
