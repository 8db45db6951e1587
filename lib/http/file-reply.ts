import 'server-only'

/** The reply that is a file made for this reader. */
export function fileReply(bytes: Uint8Array | string, name: string, type: string): Response {
  return new Response(typeof bytes === 'string' ? bytes : new Uint8Array(bytes), {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-cache',
    },
  })
}
