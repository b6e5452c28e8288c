import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { Button } from '../Button/Button.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Link } from '../Link/Link.tsx'
import { Tooltip } from './Tooltip.tsx'

const guide: Guide = {
  status: 'experimental',
  whenToUse:
    'For one line that helps with a control, such as its shortcut or the full text of an abbreviation.',
  alternatives: {
    IconButton: 'for the name of a button with an icon: it has a tooltip of its own',
    Popover: 'for content with controls, or that touch screens must show',
    Text: 'for text that everybody needs: show it all the time',
  },
  anatomy: ['Control', 'Text on a dark surface, below the control or above it'],
  do: ['Keep it to one short sentence.'],
  dont: ['Do not put information into a tooltip that is nowhere else. Touch screens do not show it.'],
  keyboard: { Tab: 'Moves focus to the control and shows the text', Escape: 'Hides the text, focus stays' },
}

const meta = {
  title: 'Components/Feedback/Tooltip',
  component: Tooltip,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    text: 'Podés deshacerlo durante un día',
    children: <Button variant="secondary">Archivar</Button>,
  },
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

/** Shows on keyboard focus. Escape hides it and keeps focus. The text describes the control. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Archivar' })
    await expect(button).toHaveAccessibleDescription('Podés deshacerlo durante un día')
    await expect(canvas.queryByRole('tooltip')).not.toBeInTheDocument()
    await userEvent.tab()
    await expect(canvas.getByRole('tooltip')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('tooltip')).not.toBeInTheDocument()
    await expect(button).toHaveFocus()
  },
}

export const Shown: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tooltip')).toBeVisible()
  },
}

/** The pointer can move onto the text. Escape hides it although focus is elsewhere. */
export const Hovered: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Archivar' })
    await userEvent.hover(button)
    const tooltip = canvas.getByRole('tooltip')
    const [above, below] = [button.getBoundingClientRect(), tooltip.getBoundingClientRect()]
    await expect(Math.abs(below.top - above.bottom)).toBeLessThan(1)
    await userEvent.hover(tooltip)
    await expect(tooltip).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(tooltip).not.toBeVisible()
    await userEvent.unhover(tooltip)
    await userEvent.hover(button)
    await expect(tooltip).toBeVisible()
    await userEvent.unhover(button)
    await expect(tooltip).not.toBeVisible()
  },
}

/** A finger also enters the control, but no text covers what it presses. A mouse shows it. */
export const OnTouch: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Archivar' })
    const enter = (pointerType: string) => fireEvent.pointerOver(button, { pointerType })
    await enter('touch')
    await expect(canvas.queryByRole('tooltip')).not.toBeInTheDocument()
    await fireEvent.pointerOut(button, { pointerType: 'touch' })
    await enter('mouse')
    await expect(canvas.getByRole('tooltip')).toBeVisible()
  },
}

/** A disabled button keeps its tooltip if it keeps focus. */
export const Disabled: Story = {
  args: {
    text: 'Primero hay que aceptar una postulación',
    children: (
      <Button isDisabled keepsFocus>
        Pagar
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tooltip')).toBeVisible()
  },
}

export const OnLink: Story = {
  args: { text: 'Ciudad Autónoma de Buenos Aires', children: <Link href="#caba">CABA</Link> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'CABA' })).toHaveAccessibleDescription(
      'Ciudad Autónoma de Buenos Aires',
    )
  },
}

/** Above the control at the bottom of the window, and inside of it at the side. */
export const AtTheEdge: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div style={{ position: 'fixed', insetInlineEnd: '0.5rem', insetBlockEnd: '0.5rem' }}>
      <Tooltip {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    const tooltip = canvas.getByRole('tooltip').getBoundingClientRect()
    await expect(tooltip.right).toBeLessThanOrEqual(window.innerWidth)
    await expect(tooltip.bottom).toBeLessThanOrEqual(
      canvas.getByRole('button').getBoundingClientRect().top + 1,
    )
  },
}

/** Only one text at a time. */
export const Many: Story = {
  render: () => (
    <Inline>
      {['Archivar', 'Destacar', 'Compartir'].map((label) => (
        <Tooltip key={label} text={`${label} este servicio`}>
          <Button variant="secondary">{label}</Button>
        </Tooltip>
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getAllByRole('tooltip')).toHaveLength(1)
    await expect(canvas.getByRole('tooltip')).toHaveTextContent('Destacar este servicio')
  },
}

export const LongWords: Story = {
  args: {
    text: 'El pago queda retenido hasta que el trabajo se marca como terminado, y entonces llega en dos días hábiles',
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await userEvent.tab()
    const tooltip = canvas.getByRole('tooltip').getBoundingClientRect()
    await expect(tooltip.left).toBeGreaterThanOrEqual(0)
    await expect(tooltip.right).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const RightToLeft: Story = {
  args: { text: 'يمكن التراجع خلال يوم', children: <Button variant="secondary">أرشفة</Button> },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <Tooltip {...args} />
    </div>
  ),
  play: async () => userEvent.tab(),
}
