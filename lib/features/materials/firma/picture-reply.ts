import type { Shown } from './types'

/** For mail programs, which fetch it from anywhere. */
export const pictureReply = ({ bytes, type }: Shown): Response =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': type,
      'cache-control': 'public, max-age=3600',
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
