import { limitKeyOf } from './address-key'

describe('the key under which an address is counted', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    [' 203.0.113.9 ', '203.0.113.9'],
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['::FFFF:1.2.3.4', '1.2.3.4'],
    ['::ffff:102:304', '1.2.3.4'],
    ['0:0:0:0:0:ffff:1.2.3.4', '1.2.3.4'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:1::', '2001:db8:0:0::/64'],
    ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
    ['::2:3:4:5:6:7:8', '0:2:3:4::/64'],
    ['64:ff9b::192.0.2.33', '192.0.2.33'],
    ['64:ff9b::1:192.0.2.33', '64:ff9b:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['[2001:db8:1:2::5]', '2001:db8:1:2::/64'],
  ])('%s → %s', (ip, key) => expect(limitKeyOf(ip)).toBe(key))

  it('is one for the 2^64 addresses of a network, and another for the next network', () => {
    const inside = ['2001:db8:a:b::1', '2001:db8:a:b:ffff:ffff:ffff:ffff', '2001:0db8:000a:000b:1:2:3:4%2']
    expect(new Set(inside.map(limitKeyOf)).size).toBe(1)
    expect(limitKeyOf('2001:db8:a:c::1')).not.toBe(limitKeyOf('2001:db8:a:b::1'))
  })

  it.each(['', 'x', '1.2.3', '1.2.3.4.5', '01.2.3.4', '2001:db8', '1::2::3', 'g::1', 'fe80::1%', '%eth0'])(
    '%j is no address: all of them are counted together',
    (ip) => expect(limitKeyOf(ip)).toBe('unknown'),
  )
})
