import { ApiError, type Area } from '@/lib/http/client'

/** Reads a file to its end, telling how far it is by counting its lines, and hands it to the browser. */
export async function download(
  url: string,
  area: Area,
  onProgress: (percent: number) => void,
): Promise<void> {
  const response = await fetch(url, { headers: { 'x-area': area } })
  if (!response.ok || !response.body) {
    throw new ApiError({ status: response.status, detail: await response.text() })
  }
  const rows = Number(response.headers.get('x-total-rows') ?? 0)
  const parts: Uint8Array<ArrayBuffer>[] = []
  let lines = 0
  for (const reader = response.body.getReader(); ; ) {
    const { done, value } = await reader.read()
    if (done) break
    parts.push(value)
    for (const byte of value) if (byte === 10) lines++
    onProgress(rows > 0 ? Math.min(99, Math.round((lines / rows) * 100)) : 99)
  }
  save(new Blob(parts, { type: response.headers.get('content-type') ?? '' }), nameOf(response))
}

const nameOf = (response: Response) =>
  /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'esportazione'

function save(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
