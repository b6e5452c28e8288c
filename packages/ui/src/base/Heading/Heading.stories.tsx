import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { Heading } from './Heading.tsx'

const meta = {
  title: 'Base/Text/Heading',
  component: Heading,
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
