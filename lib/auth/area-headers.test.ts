import { areaHeaders } from './area-headers'
import { DEVICE_HEADER } from './device-header'

const cookie = 'agent_access=a; agent_refresh=r; agent_device=d; admin_device=other'
const device = (headers: Record<string, string>) => areaHeaders(new Headers(headers)).get(DEVICE_HEADER)

describe('the device of a call to /v2', () => {
  it('is that of the area’s cookie, for a page of ours', () => {
    expect(device({ cookie, 'x-area': 'agent', 'sec-fetch-site': 'same-origin' })).toBe('d')
    expect(device({ cookie: '', 'x-area': 'agent', 'sec-fetch-site': 'same-origin' })).toBeNull()
  })

  it('is no cookie for anybody else’s page', () => {
    expect(device({ cookie, 'x-area': 'agent', 'sec-fetch-site': 'cross-site' })).toBeNull()
    expect(device({ cookie })).toBeNull()
  })

  it('is what a program says, and never what a page of ours says', () => {
    expect(device({ [DEVICE_HEADER]: 'p' })).toBe('p')
    const own = { cookie, 'x-area': 'client', 'sec-fetch-site': 'same-origin', [DEVICE_HEADER]: 'p' }
    expect(device(own)).toBeNull()
  })
})
