import { passkeyProofRoute } from '@/lib/features/accounts/second-factor-routes'

export const POST = passkeyProofRoute('agent')
