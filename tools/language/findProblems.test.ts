import { describe, expect, test } from 'vitest'
import { findLongComments, findSpanish, findTerms } from './findProblems.ts'

describe('replaced terms', () => {
  test.each([
    'finishErrand()',
    'const errands = []',
    '/** The errand of a visitor. */',
    "test('keeps the Errand', () => {})",
    'askAhead(call)',
    'asks nothing, but ask ahead',
    'whyNotAccept(viewer, offer)',
  ])('are found in %j', (text) => {
    expect(findTerms(text)).toHaveLength(1)
  })

  test.each(['fontWeight: 700', 'shelfless', 'Por whatever', 'or why not', 'a newspaper'])(
    'are not found in %j',
    (text) => {
      expect(findTerms(text)).toEqual([])
    },
  )

  test('are allowed in listed texts, and nowhere else on the same line', () => {
    expect(findTerms("if (name === 'cancelled') return")).toEqual([])
    expect(findTerms("cancelled = name === 'cancelled'")).toHaveLength(1)
  })

  test('are reported with their line and the term to use', () => {
    expect(findTerms('one\nthe purse')).toEqual([{ line: 2, text: '"purse" is replaced; use: wallet' }])
  })
})

describe('comments', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `line ${index}`)

  test('of 6 lines are accepted, of 7 refused', () => {
    const block = (count: number) =>
      `/**\n${lines(count)
        .map((line) => ` * ${line}\n`)
        .join('')} */\nconst a = 1`
    expect(findLongComments('a.ts', block(6))).toEqual([])
    expect(findLongComments('a.ts', `const b = 1\n${block(7)}`)).toEqual([
      { line: 2, text: 'a comment of 7 lines; 6 at most' },
    ])
  })

  test('count as one when line comments follow each other', () => {
    const text = lines(7)
      .map((line) => `  // ${line}`)
      .join('\n')
    expect(findLongComments('a.ts', `{\n${text}\n}`)).toHaveLength(1)
    expect(findLongComments('a.ts', `{\n${text.replace('\n', '\n\n')}\n}`)).toEqual([])
  })

  test('are not found in strings', () => {
    expect(findLongComments('a.ts', `const a = \`/*\n${lines(9).join('\n')}\n*/\``)).toEqual([])
  })
})

describe('our Spanish speaks with vos (P-135)', () => {
  const find = (text: string, file = 'a.messages.ts') =>
    findSpanish(file, `export const text = ${JSON.stringify(text)}`)

  test.each([
    'Para seguir hace falta ingresar',
    'No se pudo cargar la lista',
    'Se puede volver a activar',
    'Algo falló. Volver a intentar en un momento',
    'Probar con otras palabras',
    'El monto cambió. Revisarlo antes de aceptar',
    'El mensaje fue enviado',
    'La valoración quedó registrada',
    'Si no fue así, alcanza con ignorar este correo',
    'Ya tienes una cuenta',
    'Gracias a usted',
    'Ingrese su email',
    '¡Listo!',
    'Por favor, esperá',
  ])('refuses %j', (text) => {
    expect(find(text)).not.toEqual([])
  })

  test.each([
    'Para seguir, ingresá',
    'No pudimos cargar la lista. Intentá de nuevo',
    'Ver el perfil',
    'Elegir foto',
    'Volver a la lista',
    'Acuerdan el trabajo ustedes dos',
  ])('accepts %j', (text) => {
    expect(find(text)).toEqual([])
  })

  test('accepts the texts of the specification, and nothing else beside them', () => {
    expect(find('Te has postulado')).toEqual([])
    expect(find('¡Pago fallido!')).toEqual([])
    expect(find('Te has postulado. Hace falta esperar')).toHaveLength(1)
  })

  test('accepts impersonal forms, but no usted, in what the people of the demo write', () => {
    expect(find('Hace falta un gasista. Revisar el calefón', 'src/demo/offers.ts')).toEqual([])
    expect(find('¿Usted puede el jueves?', 'src/demo/conversations.ts')).toHaveLength(1)
  })

  test('reads templates and JSX, and no comments, and reports the line', () => {
    const source = '// No se pudo\nconst a = `No se pudo ${what}`\nconst b = <p>\n  Hace falta ingresar\n</p>'
    expect(findSpanish('a.tsx', source).map(({ line }) => line)).toEqual([2, 3])
  })
})
