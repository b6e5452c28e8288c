import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { Stack } from './Stack.tsx'
import type { Guide } from '../../testing/guide.ts'

const Box = ({ children }: { children: string }) => (
  <Panel padding="small" tone="sunken">
    {children}
  </Panel>
)

const guide: Guide = {
  whenToUse: 'To place elements below each other: parts of a card, a form or a page.',
  alternatives: { Inline: 'for elements next to each other', Grid: 'for cards' },
  anatomy: ['Elements with equal space between them'],
  do: [
    'Use a smaller gap for elements that belong together.',
    'Set `isBlock` for a button as wide as the stack.',
  ],
  dont: ['Do not add margins to the elements.'],
  keyboard: {},
}

const meta = {
  title: 'Components/Layout/Stack',
  component: Stack,
  parameters: { guide },
  args: {
    children: [<Box key="a">Título</Box>, <Box key="b">Presupuesto</Box>, <Box key="c">Dirección</Box>],
  },
} satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Tight: Story = { args: { gap: 1 } }

export const Centered: Story = { args: { align: 'center' } }

export const AsList: Story = {
  args: { element: 'ul', children: [<li key="a">Plomería</li>, <li key="b">Gas</li>] },
}

/** Buttons and badges are as wide as their labels; `isBlock` fills the stack. */
export const ButtonsAndBadges: Story = {
  args: {
    children: [
      <Badge key="badge">Nuevo</Badge>,
      <Button key="button">Guardar</Button>,
      <ButtonLink key="link" href="#">
        Ver todo
      </ButtonLink>,
      <Button key="block" isBlock>
        Enviar
      </Button>,
    ],
  },
  play: async ({ canvas }) => {
    const widthOf = (element: HTMLElement) => element.getBoundingClientRect().width
    const block = widthOf(canvas.getByRole('button', { name: 'Enviar' }))
    const rest = [
      canvas.getByText('Nuevo'),
      canvas.getByRole('button', { name: 'Guardar' }),
      canvas.getByRole('link', { name: 'Ver todo' }),
    ]
    for (const element of rest) await expect(widthOf(element)).toBeLessThan(block / 2)
  },
}
