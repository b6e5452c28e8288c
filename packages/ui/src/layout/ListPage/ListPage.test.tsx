import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ListPage } from './ListPage.tsx'

afterEach(cleanup)

test('shows the lead between the title and the filters, and the actions at the end of the title line', () => {
  render(
    <ListPage title="Tools" lead="Prices for one day." filters={<p>Filters</p>} actions={<p>Actions</p>}>
      List
    </ListPage>,
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tools')
  const text = screen.getByRole('main').textContent ?? ''
  const parts = ['Tools', 'Prices for one day.', 'Actions', 'Filters', 'List']
  expect(parts.map((part) => text.indexOf(part))).toEqual(
    parts.map((part) => text.indexOf(part)).toSorted((one, other) => one - other),
  )
  expect(parts.filter((part) => !text.includes(part))).toEqual([])
})
