import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { esAR } from '../../messages/esAR.ts'
import type { Guide } from '../../testing/guide.ts'
import { ActiveFilters } from './ActiveFilters.tsx'

const guide: Guide = {
  whenToUse: 'Below 1024 px, to open the filters and remove single ones. `FilterPanel` includes it.',
  alternatives: { FilterPanel: 'for the filters of a list' },
  anatomy: ['Button «Filtros» with the number of active filters', 'A chip per active filter'],
  do: ['Keep it in view above the list.'],
  dont: ['Do not use it without the panel: it opens the sheet of the panel.'],
  keyboard: {
    Tab: 'Moves focus to the next chip',
    'Enter, Space':
      'Opens the sheet, or removes the filter. The focus moves to the next chip, or to the button',
  },
  messages: {
    title: esAR['filter.title'],
    titleWithCount: esAR['filter.titleWithCount'],
    remove: esAR['filter.remove'],
    active: esAR['filter.active'],
  },
}

const meta = {
  title: 'Patterns/Filter/ActiveFilters',
  component: ActiveFilters,
  tags: ['interactive'],
  parameters: { guide },
  globals: { viewport: { value: 'phone' } },
  args: {
    active: [
      { name: 'trade', label: 'Oficio', text: 'Pintura', isLabelShown: false, value: 3, initial: undefined },
      {
        name: 'city',
        label: 'Ciudad',
        text: 'Quilmes',
        isLabelShown: false,
        value: 'Quilmes',
        initial: undefined,
      },
    ],
    languageOf: undefined,
    isOpen: false,
    onPreload: fn(),
    onOpen: fn(),
    onChange: fn(),
  },
} satisfies Meta<typeof ActiveFilters>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A removed chip passes the focus on to the next one, and the last one to the button. */
export const RemovingChips: Story = {
  render: function Removable(args) {
    const [active, setActive] = useState(args.active)
    return (
      <ActiveFilters
        {...args}
        active={active}
        onChange={(removed) => setActive(active.filter(({ name }) => name !== removed))}
      />
    )
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Quitar Oficio: Pintura' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Quitar Ciudad: Quilmes' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Filtros' })).toHaveFocus()
  },
}

/** The cross of a chip stays in view beside the button, whatever its text. */
export const LongText: Story = {
  args: {
    active: [
      {
        name: 'title',
        label: 'Nombre',
        text: 'x'.repeat(100),
        isLabelShown: false,
        value: '',
        initial: undefined,
      },
    ],
  },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('button', { name: /^Quitar/ }).getBoundingClientRect()
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
  },
}
