import { userFilters } from '@plomada/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { UserFilterPanel } from './UserFilterPanel.tsx'

const guide: Guide = {
  use: 'Beside or over UserList, to look for people by name, role and state and to order them by rating.',
  instead: { FilterPanel: 'for any other declared list' },
  anatomy: ['Search by name', 'Role', 'State', 'Order of the ratings'],
  do: ['Give the number of matches, so that it is said once when it arrives.'],
  dont: [
    'Do not use the bar where the lists have no other heading: it hides their labels.',
    'Do not send a request for each letter: the panel waits until the typing rests.',
  ],
  keys: {
    Tab: 'To the next filter',
    'Enter, Space, arrows': 'On a list: opens it',
    'Home, End, letters': 'In an open list: to an option',
    Escape: 'Closes an open list, or the sheet on a phone',
  },
}

const onChange = fn()

const meta = {
  title: 'User/UserFilterPanel',
  component: UserFilterPanel,
  tags: ['interactive'],
  parameters: { guide },
  args: { value: userFilters.initial, onChange, count: 41 },
  beforeEach: () => {
    onChange.mockReset()
  },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value)
    return (
      <UserFilterPanel
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next)
          args.onChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof UserFilterPanel>

export default meta
type Story = StoryObj<typeof meta>

const list = (canvas: HTMLElement, name: string) => within(canvas).getByRole('combobox', { name })
const options = async () =>
  (await screen.findAllByRole('option', {}, { timeout: 5000 })).map(({ textContent }) => textContent)

export const Default: Story = {
  name: 'Name, role, state and rating (S-253, S-254, S-326, S-472)',
  play: async ({ canvasElement }) => {
    const search = within(canvasElement).getByRole('searchbox', { name: 'Nombre' })
    await expect(search).toHaveAttribute('placeholder', 'buqueda por nombre')
    await expect(list(canvasElement, 'Rol')).toHaveTextContent('todos')
    await expect(list(canvasElement, 'Estado')).toHaveTextContent('activo')
    list(canvasElement, 'Rol').focus()
    await userEvent.keyboard('{Enter}')
    await expect(await options()).toEqual(['todos', 'admin', 'professional', 'comun'])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(list(canvasElement, 'Estado')).toBeVisible())
    await userEvent.click(list(canvasElement, 'Estado'))
    await waitFor(async () => expect(await options()).toEqual(['activo', 'inactivo']))
    await userEvent.click(screen.getByRole('option', { name: 'inactivo' }))
    await waitFor(() => expect(onChange).toHaveBeenCalledWith({ ...userFilters.initial, isActive: 'false' }))
    await waitFor(() => expect(list(canvasElement, 'Rating')).toBeVisible())
    await userEvent.click(list(canvasElement, 'Rating'))
    await waitFor(async () =>
      expect(await options()).toEqual(['Sin ordenar', 'Mejor puntuados', 'Menos puntuados']),
    )
    await userEvent.keyboard('{Escape}')
  },
}

export const Searching: Story = {
  name: 'A name takes effect from three letters on (S-253)',
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('searchbox')).toHaveFocus()
    await userEvent.keyboard('an')
    await new Promise((resolve) => setTimeout(resolve, 400))
    await expect(onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('a')
    await waitFor(() => expect(onChange.mock.calls).toEqual([[{ ...userFilters.initial, name: 'ana' }]]))
  },
}

export const Bar: Story = { args: { layout: 'bar' } }

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { value: { ...userFilters.initial, role: 'professional', isActive: 'false' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Quitar Estado: inactivo' }))
    await expect(onChange).toHaveBeenCalledWith({ ...userFilters.initial, role: 'professional' })
  },
}
