import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import * as icons from '../Icon/icons.ts'
import { RadioGroup } from './RadioGroup.tsx'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  whenToUse: 'To select one of two to six options, all visible.',
  alternatives: { Select: 'for more than six options', CheckboxGroup: 'to select several options' },
  anatomy: ['Label', 'Options with an optional description', 'Help text', 'Error message'],
  do: [
    'Use the `segmented` variant for two or three short options.',
    'Use the `cards` variant for a decision that needs an icon and a sentence for each option.',
  ],
  dont: ['Do not omit the option for «none» when users may select nothing.'],
  keyboard: {
    Tab: 'Moves to the selected option, or to the first one. The next Tab leaves the group',
    Arrows: 'Moves to the next or previous option and selects it. Wraps around at the ends',
    Space: 'Selects the focused option',
  },
}

const meta = {
  title: 'Components/Control/RadioGroup',
  component: RadioGroup,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    label: 'Turno',
    options: [
      { value: 'mañana', label: 'Mañana' },
      { value: 'tarde', label: 'Tarde' },
      { value: 'noche', label: 'Noche' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { defaultValue: 'mañana' },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('radio', { name: 'Mañana' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenCalledWith('tarde')
    await expect(within(canvasElement).getByRole('radio', { name: 'Tarde' })).toBeChecked()
  },
}

export const Row: Story = { args: { variant: 'row', defaultValue: 'tarde' } }

export const Segmented: Story = {
  args: {
    label: 'Por lanzamiento',
    variant: 'segmented',
    defaultValue: 'recent',
    options: [
      { value: 'recent', label: 'Mas recientes' },
      { value: 'old', label: 'Mas antiguos' },
    ],
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: 'Mas antiguos' }))
    await expect(args.onChange).toHaveBeenCalledWith('old')
  },
}

export const Described: Story = {
  args: {
    label: 'Rol',
    options: [
      { value: 'comun', label: 'Cliente', description: 'Publicar servicios y contratar' },
      { value: 'professional', label: 'Profesional', description: 'Postular a servicios' },
    ],
  },
}

/** An option is named by its label and described by its sentence. The whole card is its target. */
export const Cards: Story = {
  args: {
    label: '¿Qué querés hacer?',
    variant: 'cards',
    options: [
      {
        value: 'comun',
        label: 'Busco a alguien para un trabajo',
        description: 'Contás qué necesitás y elegís a quién contratar.',
        icon: icons.search,
      },
      {
        value: 'professional',
        label: 'Ofrezco mi trabajo',
        description: 'Te postulás a los trabajos que te sirven.',
        icon: icons.wrench,
      },
    ],
  },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    const search = canvas.getByRole('radio', { name: 'Busco a alguien para un trabajo' })
    await expect(search).toHaveFocus()
    await expect(search).toHaveAccessibleDescription('Contás qué necesitás y elegís a quién contratar.')
    await userEvent.keyboard(' ')
    await expect(search).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Ofrezco mi trabajo' })).toBeChecked()
    await userEvent.click(canvas.getByText('Contás qué necesitás y elegís a quién contratar.'))
    await expect(args.onChange).toHaveBeenLastCalledWith('comun')
  },
}

export const CardsOnAPhone: Story = {
  args: { ...Cards.args, defaultValue: 'professional' },
  globals: { viewport: { value: 'phone' } },
}

export const CardsDisabled: Story = {
  args: { ...Cards.args, isDisabled: true, defaultValue: 'comun' },
}

export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'Campo obligatorio' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: /Turno/ })
    await expect(group).toHaveAccessibleDescription('Error: Campo obligatorio')
  },
}

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'noche' } }

/** The group is one tab stop. Arrow keys wrap around at the ends. */
export const ByKeyboard: Story = {
  args: { defaultValue: 'noche' },
  render: (args) => (
    <>
      <RadioGroup {...args} />
      <button type="button">después</button>
    </>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Noche' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Mañana' })).toBeChecked()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(canvas.getByRole('radio', { name: 'Tarde' })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith('tarde')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'después' })).toHaveFocus()
  },
}

/** Without a selection, Space selects the first option. */
export const NoSelection: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Mañana' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenCalledWith('mañana')
  },
}

export const SegmentedByKeyboard: Story = {
  args: { variant: 'segmented', defaultValue: 'mañana' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Tarde' })).toBeChecked()
  },
}

/** Arrow keys skip a disabled option. */
export const DisabledOption: Story = {
  args: {
    defaultValue: 'mañana',
    options: [
      { value: 'mañana', label: 'Mañana' },
      { value: 'tarde', label: 'Tarde', isDisabled: true },
      { value: 'noche', label: <b>Noche</b>, textValue: 'Noche' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Tarde' })).toBeDisabled()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Noche' })).toBeChecked()
  },
}

export const LongWords: Story = {
  args: {
    variant: 'segmented',
    options: [
      { value: 'a', label: 'Solo por la mañana temprano' },
      { value: 'b', label: 'Después del mediodía' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
}
