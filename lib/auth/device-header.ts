/** Brings a device's token; a program sends it, a browser's cookie is copied into it. */
export const DEVICE_HEADER = 'x-device-token'

/** What a request says about the device it comes from. */
export type Claimed = { token: string; mayRemember: boolean }

/** Pages of ours are remembered, and programs that send the header: any text asks for a token. */
export function claimedDevice(headers: Headers): Claimed {
  const token = headers.get(DEVICE_HEADER)
  return { token: token ?? '', mayRemember: token !== null || headers.has('x-area') }
}
