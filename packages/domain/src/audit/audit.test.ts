import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { auditCalls } from './audit.calls.ts'
import { auditFilters } from './audit.filters.ts'
import { auditEvents } from './audit.fixtures.ts'
import { auditChanges } from './audit.rules.ts'
import { auditEventWire } from './audit.wire.ts'

describe('an audit event', () => {
  it.each(auditEvents)('round-trips through the wire format: $action', (event) => {
    const wire: unknown = JSON.parse(JSON.stringify(z.encode(auditEventWire, event)))
    expect(z.decode(auditEventWire, wire as never)).toEqual(event)
  })
  it('lists each changed field once with its values before and after', () => {
    expect(auditChanges({ before: { email: 'a', city: null }, after: { email: 'b', phone: '1' } })).toEqual([
      { field: 'email', before: 'a', after: 'b' },
      { field: 'city', before: null, after: undefined },
      { field: 'phone', before: undefined, after: '1' },
    ])
    expect(auditChanges({ before: null, after: { name: 'Gas' } })).toEqual([
      { field: 'name', before: undefined, after: 'Gas' },
    ])
    expect(auditChanges({ before: { name: 'Gas' }, after: null })).toEqual([
      { field: 'name', before: 'Gas', after: undefined },
    ])
    expect(auditChanges({ before: null, after: null })).toEqual([])
  })
})

describe('the audit log', () => {
  it('has one endpoint, for admins only', () => {
    const { method, path, audience } = auditCalls.list
    expect([method, path, audience]).toEqual(['GET', '/admin/audit', ['admin']])
  })
  it('accepts only existing calendar days as filters', () => {
    const read = (desde: string) => auditFilters.parse({ desde }).from
    expect(read('2026-11-20')).toBe('2026-11-20')
    expect(read('2028-02-29')).toBe('2028-02-29')
    for (const wrong of [
      '2026-02-29',
      '2026-13-01',
      '20/11/2026',
      '2026-11-20T00:00',
      'x2026-11-20',
      '0000-01-01',
      '',
    ])
      expect(read(wrong), wrong).toBeUndefined()
  })
})
