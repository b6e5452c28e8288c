import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Problem } from '@plomada/domain/contract'
import { professionals } from '@plomada/domain/fixtures'
import { useUserEdit } from './useUserEdit.ts'

const { amend } = vi.hoisted(() => ({ amend: vi.fn<(input: { body: object }) => Promise<object>>() }))
vi.mock('./user.data.ts', () => ({ useAmendUser: () => amend }))

const bruno = { ...professionals.bruno, version: 1 }

it('sends the newest version after a conflict, even when the user saves again before it has loaded (S-389)', async () => {
  const newest = Promise.withResolvers<typeof bruno>()
  const { result } = renderHook(() => useUserEdit(bruno, () => newest.promise))
  amend.mockRejectedValueOnce(new Problem('stale'))
  await expect(act(() => result.current.saveDetails({ phone: '2215550999' }))).rejects.toThrow(/Otra persona/)

  amend.mockResolvedValueOnce({ user: { ...bruno, version: 3 } })
  const saving = act(() => result.current.saveDetails({ phone: '2215550999' }))
  newest.resolve({ ...bruno, version: 2 })
  await saving
  expect(amend.mock.calls.map(([{ body }]) => body)).toEqual([
    { phone: '2215550999', id: bruno.id, version: 1 },
    { phone: '2215550999', id: bruno.id, version: 2 },
  ])
})
