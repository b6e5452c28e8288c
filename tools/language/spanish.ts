/** Texts that the specification quotes with a refused form. They are shown as quoted. */
export const specificationTexts: readonly string[] = [
  'Aún no tienes postulantes',
  'Aún no tienes servicios creados',
  'Aún no tienes trabajos',
  'Aún no te has postulado a un servicio',
  'Desarrolla tu oficio cerca de ti',
  'Por favor, revisa tus datos de pago e intenta nuevamente.',
  'Te has postulado',
  'Ups, no se pudo enviar los datos',
  '¡Pago fallido!',
]

/** A form that our Spanish no longer uses, and how the sentence is written instead. */
interface SpanishForm {
  form: RegExp
  use: string
}

// JavaScript's \b does not know letters with accents.
const word = (forms: string, flags = 'giu') => new RegExp(`(?<![\\p{L}])(?:${forms})(?![\\p{L}])`, flags)

const VOS = 'vos: tenés, podés, querés, elegí'
const WHO = 'say who acts: no pudimos, podés, te mandamos'

/** Forms of tú and usted. */
export const personForms: readonly SpanishForm[] = [
  {
    form: word('tienes|puedes|quieres|debes|eres|haces|sabes|tú|contigo|te has|(?:a|de|para|por) ti'),
    use: VOS,
  },
  { form: word('usted|ingrese|escriba|revise|pruebe|intente|pulse|presione|seleccione'), use: VOS },
]

/** Impersonal forms, infinitive instructions and exclamation marks. The people of the demo may write them. */
export const impersonalForms: readonly SpanishForm[] = [
  { form: word('hacen? falta'), use: 'say what to do: ingresá, activá, completá' },
  { form: word('no se (?:pudo|pudieron|puede|pueden)'), use: WHO },
  { form: word('se puede|se pueden|es posible|será posible'), use: WHO },
  { form: word('(?:fue|fueron) (?:enviad|realizad|rechazad|guardad|elegid)[oa]s?'), use: WHO },
  { form: word('qued(?:ó|aron) (?:enviad|guardad|registrad|retirad|rechazad|activad)[oa]s?'), use: WHO },
  { form: word('se (?:envía|envían|canceló|guardaron|alcanzó|avisará)'), use: WHO },
  { form: word('alcanza con'), use: 'say what to do: ignorá, aceptá' },
  {
    form: word('volver a (?:intentar|ingresar|cargar|enviar)(?:l[oa]s?)?'),
    use: 'intentá de nuevo, ingresá de nuevo',
  },
  // An infinitive as an instruction, at the start or after another sentence. Buttons have one verb and an object.
  { form: /^(?:Acotar|Escribir|Esperar|Probar|Revisar|Revisarl[oa])(?= )/gu, use: VOS },
  {
    form: /(?<=[.:;] )(?:Elegir|Escribir|Esperar|Guardar|Ingresar|Intentar|Probar|Recargar|Revisar)(?:l[oa]s?)?(?= )/giu,
    use: VOS,
  },
  { form: word('por favor'), use: 'leave it out' },
  { form: /¡(?=\p{L})/gu, use: 'no exclamation marks' },
]
