import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Heading } from './Heading.tsx'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  whenToUse: 'For the title of a page, a section or a card.',
  alternatives: { Text: 'for large text that is not a title', Stat: 'for a large number' },
  anatomy: ['Text'],
  do: [
    'Choose the level by the outline of the page, and the size by its appearance.',
    'Set `isFocusable` if a script moves focus to it after navigation.',
  ],
  dont: ['Do not skip a level to get a size.'],
  keyboard: {},
}

const meta = {
  title: 'Components/Text/Heading',
  component: Heading,
  parameters: { guide },
  args: { level: 1, children: 'Trabajadores con experiencia y referencia' },
} satisfies Meta<typeof Heading>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Sizes: Story = {
  render: () => (
    <Stack>
      <Heading level={1} size="hero">
        Trabajadores con experiencia
      </Heading>
      <Heading level={2} size="h1">
        Pagina de Servicios
      </Heading>
      <Heading level={2} size="section">
        Que es lo que buscas?
      </Heading>
      <Heading level={2}>Acerca del Servicio</Heading>
      <Heading level={3}>Postulantes</Heading>
      <Heading level={3} size="card">
        Colocar porcelanato en cocina y lavadero
      </Heading>
      <Heading level={3} size="detail">
        Colocar porcelanato en cocina y lavadero
      </Heading>
    </Stack>
  ),
}

export const LongWords: Story = {
  args: { level: 2, children: 'Impermeabilizaciónycolocacióndemembranageotextilenterrazaaccesible' },
  globals: { viewport: { value: 'phone' } },
}

/** Focusable by script, not by Tab. */
export const Focusable: Story = {
  args: { isFocusable: true, children: 'Resultados' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Resultados' })
    await userEvent.tab()
    await expect(heading).not.toHaveFocus()
    heading.focus()
    await expect(heading).toHaveFocus()
  },
}

export const OnPhone: Story = { args: { size: 'hero' }, globals: { viewport: { value: 'phone' } } }
