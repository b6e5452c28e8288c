import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import type { SearchFieldProps } from './SearchField.tsx'
import { SearchField } from './SearchField.tsx'

const Held = ({ value, onApply, ...rest }: SearchFieldProps) => {
  const [text, setText] = useState(value)
  const apply = (next: string) => {
    setText(next)
    onApply(next)
  }
  return (
    <Stack align="start">
      <SearchField {...rest} value={text} onApply={apply} />
      <Button variant="ghost" onClick={() => setText('')}>
        Limpiar
      </Button>
    </Stack>
  )
}

const meta = {
  title: 'Base/Control/SearchField',
  component: SearchField,
  args: { label: 'Nombre', value: '', onApply: fn() },
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

/** Two letters ask for nothing, three do, and emptying the box ends the search. */
export const Default: Story = {
  render: (args) => <Held {...args} />,
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('searchbox', { name: 'Nombre' })
    await expect(input).toHaveAccessibleDescription('Desde 3 letras')
    await userEvent.type(input, 'pi')
    await new Promise((resolve) => setTimeout(resolve, 400))
    await expect(args.onApply).not.toHaveBeenCalled()
    await userEvent.type(input, 'nt')
    await waitFor(() => expect(args.onApply).toHaveBeenCalledWith('pint'))
    await expect(args.onApply).toHaveBeenCalledOnce()
    await userEvent.clear(input)
    await waitFor(() => expect(args.onApply).toHaveBeenLastCalledWith(''))
  },
}

/** Enter does not wait. */
export const Hurried: Story = {
  args: { delay: 60_000 },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox', { name: 'Nombre' }), 'gas{Enter}')
    await expect(args.onApply).toHaveBeenCalledWith('gas')
  },
}

/** «Limpiar filtros» and the Back button empty the box too. */
export const ClearedFromOutside: Story = {
  args: { value: 'pintar' },
  render: (args) => <Held {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Limpiar' }))
    await expect(within(canvasElement).getByRole('searchbox', { name: 'Nombre' })).toHaveValue('')
  },
}

export const HiddenLabel: Story = { args: { isLabelHidden: true, placeholder: 'Nombre' } }
