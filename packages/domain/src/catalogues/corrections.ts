/**
 * The corrected wording of the product for Argentina (decisions D-001 to D-010): source text to corrected text. The
 * source text stays what the product shows by itself; whoever wants this wording hands the table to the interface.
 * `{}` in a source text stands for what varies in it, a number or a name.
 */
export const esAR = {
  // Validation messages, English in the source (D-002); the phone's names the city (D-003).
  'Please enter your name': 'Escribí tu nombre',
  'Please enter your email': 'Escribí tu email',
  'Please enter your message': 'Escribí tu mensaje',
  'Invalid email': 'El email no es válido',
  'Please enter a title': 'Escribí un título de 2 a 70 caracteres',
  'Please enter a description of the job': 'Escribí qué hay que hacer',
  'Please select one': 'Elegí una opción',
  'Please enter an estimate': 'Escribí un presupuesto en pesos',
  'Please enter an estimate of up to {} digits': 'El presupuesto puede tener hasta {} cifras',
  'Please enter an address': 'Escribí una dirección',
  'Please enter a name': 'Escribí un nombre de 2 a 70 caracteres',
  'Please enter a last name': 'Escribí un apellido de 2 a 70 caracteres',
  'La ciudad es obligatoria': 'El teléfono es obligatorio',
  'Email obligatorio': 'El email es obligatorio',
  'Email invalido': 'El email no es válido',
  'Puede tener 10 caracters o menos': 'Puede tener 10 caracteres o menos',

  // English in the source (D-004, D-008).
  Home: 'Inicio',
  Name: 'Nombre',
  Rating: 'Valoración',
  Dashboard: 'Panel',
  Add: 'Agregar',
  Update: 'Guardar cambios',
  Cancel: 'Cancelar',
  'Job craeted correctly! :D': 'El oficio se guardó correctamente',
  'SIN JOBS': 'Sin oficios',
  'Loading ...': 'Cargando...',
  'Unexpected Application Error!': 'Algo se rompió en esta página',

  // Accents (D-001).
  'Pagina de Servicios': 'Página de servicios',
  'Descripcion del trabajo:': 'Descripción del trabajo:',
  'Se creó con exito el servicio': 'Se creó con éxito el servicio',
  'Notificacion enviada correctamente': 'La notificación fue enviada',
  'Cerrar Sesion': 'Cerrar sesión',
  'Inicia Sesion': 'Iniciá sesión',
  Telefono: 'Teléfono',
  'Que es lo que buscas?': '¿Qué estás buscando?',
  'ups! no hay oficios': '¡Ups! No hay oficios',
  'ups! no hay servicios': '¡Ups! No hay servicios',
  'buqueda por nombre': 'Búsqueda por nombre',
  'Hemos encontrado {} usuarios!': '¡Encontramos {} usuarios!',
  'no hay usuarios para mostrar': 'No hay usuarios para mostrar',

  // Voseo.
  'Crea tu servicio': 'Creá tu servicio',
  'Crea tu usuario': 'Creá tu usuario',
  Registrate: 'Registrate y completá tus datos',
  'Completa con tus Datos Personales': 'Completá tus datos personales',
  'Desarrolla tu oficio cerca de ti': 'Desarrollá tu oficio cerca de vos',
  Contáctanos: 'Contactanos',
  'Relleno correctamente los formularios': 'Completá bien el formulario',
  'Aceptaste el trabajador': 'Aceptaste al trabajador',
  'Aún no tienes postulantes': 'Todavía no tenés postulantes',
  'Dale click a uno': 'Elegí uno de la lista',
  'Proceso Culminado': 'Proceso terminado',
  'Ups! Aún no tienes servicios creados': '¡Ups! Todavía no creaste servicios',
  'Aún no tienes trabajos': 'Todavía no tenés trabajos',
  'Aún no te has postulado a un servicio': 'Todavía no te postulaste a ningún servicio',
  'Te has postulado': 'Te postulaste',
  '¡Pago fallido!': 'El pago no se pudo hacer',
  'Por favor, revisa tus datos de pago e intenta nuevamente.': 'Revisá los datos de pago y volvé a intentar.',

  // Roles and days.
  'Usuario comun': 'Usuario común',
  'Usuario professional': 'Profesional',
  'Usuario admin': 'Administración',
  comun: 'común',
  professional: 'profesional',
  miercoles: 'miércoles',
  sabado: 'sábado',

  // Cities, as they are spelt (D-010). What travels keeps the listed spelling.
  Canuelas: 'Cañuelas',
  'Esteban Echeverria': 'Esteban Echeverría',
  'Exaltacion de la Cruz': 'Exaltación de la Cruz',
  'General Rodriguez': 'General Rodríguez',
  Ituzaingo: 'Ituzaingó',
  'Jose C. Paz': 'José C. Paz',
  Lanus: 'Lanús',
  Lujan: 'Luján',
  Moron: 'Morón',
  'Presidente Peron': 'Presidente Perón',
  'Vicente Lopez': 'Vicente López',
  Zarate: 'Zárate',
} as const
