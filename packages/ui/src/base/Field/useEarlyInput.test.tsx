import { act, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { useEarlyInput } from './useEarlyInput.ts'

const empty = { name: '', notes: '', isUrgent: false, day: 'any', city: '' }

function Search({ onChange }: { onChange: (values: typeof empty) => void }) {
  const [values, setValues] = useState(empty)
  const set = (change: Partial<typeof empty>) => {
    const next = { ...values, ...change }
    setValues(next)
    onChange(next)
  }
  return (
    <form {...useEarlyInput('search')}>
      <p>{'Search'}</p>
      <input name="name" value={values.name} onChange={({ target }) => set({ name: target.value })} />
      <textarea name="notes" value={values.notes} onChange={({ target }) => set({ notes: target.value })} />
      <input
        name="urgent"
        type="checkbox"
        checked={values.isUrgent}
        onChange={({ target }) => set({ isUrgent: target.checked })}
      />
      {['now', 'any', 'today'].map((day) => (
        <input
          key={day}
          type="radio"
          name="day"
          value={day}
          checked={values.day === day}
          onChange={() => set({ day })}
        />
      ))}
      {['phone', 'mail'].map((way) => (
        <input key={way} type="radio" name="way" value={way} defaultChecked={way === 'mail'} />
      ))}
      <select name="city" value={values.city} onChange={({ target }) => set({ city: target.value })}>
        <option value="">{'All'}</option>
        <option>{'Quilmes'}</option>
      </select>
    </form>
  )
}

const find = (selector: string) => {
  const element = document.querySelector<HTMLInputElement>(selector)
  if (!element) throw new Error(`Nothing matches ${selector}.`)
  return element
}

afterEach(() => document.body.replaceChildren())

it.each([
  ['hydrates it', 'now', () => {}],
  ['hydrates it', 'today', () => {}],
  ['renders it again, because a translator has changed it', 'now', () => find('p').replaceChildren('Suche')],
])('keeps what was entered into a form of the server when React %s (%s)', async (_, day, change) => {
  // React reports the markup that differs.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const root = document.createElement('div')
  root.innerHTML = renderToString(<Search onChange={() => {}} />)
  document.body.append(root)
  find('[name=name]').value = 'Vera'
  find('[name=notes]').value = 'Two rooms'
  find('[name=urgent]').checked = true
  find(`[value=${day}]`).checked = true
  find('[value=phone]').checked = true
  find('select').value = 'Quilmes'
  find('[name=notes]').focus()
  change()
  const onChange = vi.fn<(values: typeof empty) => void>()
  await act(async () => hydrateRoot(root, <Search onChange={onChange} />, { onRecoverableError: () => {} }))
  await expect
    .poll(() => onChange.mock.lastCall?.[0])
    .toEqual({ name: 'Vera', notes: 'Two rooms', isUrgent: true, day, city: 'Quilmes' })
  expect(find('[name=day]:checked').value).toBe(day)
  expect(find('[name=way]:checked').value).toBe('phone')
  expect(document.activeElement).toBe(find('[name=notes]'))
})

it('enters nothing into a form that no user has changed', async () => {
  const root = document.createElement('div')
  root.innerHTML = renderToString(<Search onChange={() => {}} />)
  document.body.append(root)
  const onChange = vi.fn<(values: typeof empty) => void>()
  await act(async () => hydrateRoot(root, <Search onChange={onChange} />))
  expect(onChange).not.toHaveBeenCalled()
})
