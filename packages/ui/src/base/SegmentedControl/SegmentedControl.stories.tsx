import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { Button } from '../Button/Button.tsx'
import * as icons from '../Icon/icons.ts'
import { Stack } from '../Stack/Stack.tsx'
import { SegmentedControl } from './SegmentedControl.tsx'

const guide: Guide = {
  whenToUse:
    'To select one of two to five short options whose effect is visible immediately, such as a period.',
  alternatives: {
    RadioGroup: 'for options with longer texts, in forms',
    Tabs: 'to switch between panels',
    NativeSelect: 'for more than five options',
    Switch: 'for on and off',
  },
  anatomy: ['Label', 'Frame with options, each with an optional icon', 'Help text', 'Error message'],
  do: ['Use texts of similar length.', 'Select one option initially.'],
  dont: ['Do not use it for actions.'],
  keyboard: {
    Tab: 'Moves to the selected option. The next Tab leaves the control',
    Arrows: 'Select the next or previous option. Wrap around at the ends',
  },
}

const meta = {
  title: 'Components/Control/SegmentedControl',
  component: SegmentedControl,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    label: 'Período',
    name: 'period',
    defaultValue: 'month',
    options: [
      { value: 'week', label: 'Semana' },
      { value: 'month', label: 'Mes' },
      { value: 'year', label: 'Año' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Período' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Año' }))
    await expect(args.onChange).toHaveBeenCalledWith('year')
    await expect(canvas.getByRole('radio', { name: 'Año' })).toBeChecked()
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Mes' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Año' })).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith('week')
  },
}

export const WithIcons: Story = {
  args: {
    label: 'Vista',
    isLabelHidden: true,
    defaultValue: 'list',
    options: [
      { value: 'list', label: 'Lista', icon: icons.list },
      { value: 'map', label: 'Mapa', icon: icons.pin },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Vista' })).toBeVisible()
  },
}

export const FullWidth: Story = { args: { isBlock: true } }

export const Invalid: Story = {
  args: { defaultValue: undefined, isRequired: true, errorMessage: 'Campo obligatorio' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Error: Campo obligatorio')
  },
}

export const Described: Story = { args: { description: 'Hasta ayer' } }

export const Disabled: Story = { args: { isDisabled: true } }

export const DisabledOption: Story = {
  args: {
    options: [
      { value: 'week', label: 'Semana' },
      { value: 'month', label: 'Mes' },
      { value: 'year', label: 'Año', isDisabled: true },
    ],
  },
}

/** The browser submits and resets it. */
export const InForm: Story = {
  render: (args) => (
    <form aria-label="Informe">
      <Stack>
        <SegmentedControl {...args} />
        <Button type="reset" variant="secondary">
          Deshacer
        </Button>
      </Stack>
    </form>
  ),
  play: async ({ canvas }) => {
    const read = () => new FormData(canvas.getByRole<HTMLFormElement>('form')).getAll('period')
    await userEvent.click(canvas.getByRole('radio', { name: 'Semana' }))
    await expect(read()).toEqual(['week'])
    await userEvent.click(canvas.getByRole('button', { name: 'Deshacer' }))
    await expect(read()).toEqual(['month'])
  },
}

/** The caller decides; here it does not change the selection. */
export const Controlled: Story = {
  args: { value: 'week', defaultValue: undefined },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Año' }))
    await expect(args.onChange).toHaveBeenCalledWith('year')
    await expect(canvas.getByRole('radio', { name: 'Semana' })).toBeChecked()
  },
}

export const LongWords: Story = {
  args: {
    defaultValue: 'a',
    options: [
      { value: 'a', label: 'Esperando una respuesta' },
      { value: 'b', label: 'Aceptadas' },
      { value: 'c', label: 'Rechazadas o vencidas' },
    ],
  },
  globals: { viewport: { value: 'small' } },
}

export const RightToLeft: Story = {
  args: {
    label: 'الفترة',
    options: [
      { value: 'week', label: 'أسبوع' },
      { value: 'month', label: 'شهر' },
    ],
  },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <SegmentedControl {...args} />
    </div>
  ),
}
