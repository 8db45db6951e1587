import { brand } from '@/lib/settings/brand'
import { AuthCard, type AuthCardProps } from './auth-card'

/** The centred card of every page before sign-in, under the installation's name. */
export async function AuthFrame(props: Omit<AuthCardProps, 'marchio'>) {
  return <AuthCard {...props} marchio={await brand()} />
}
