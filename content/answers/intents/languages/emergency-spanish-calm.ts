/** Emergencies in Spanish, told calmly or politely. */
export const EMERGENCY_SPANISH_CALM: readonly string[] = [
  'Buenos días, secretaría de una notaría. Desde esta mañana todas las escrituras tienen una extensión rara y hay una carta con un precio. ¿Con quién puedo hablar?',
  'Quizá no sea nada, pero una cuenta de administrador que nadie conoce borra nuestras copias desde hace una hora.',
  'Tenemos un pequeño problema: cada equipo muestra la misma página negra con una dirección de monedero.',
  'El ratón de la contable se mueve y ella está comiendo. ¿Qué hacemos primero?',
  'Buenas tardes, soy la interventora. El pago de ayer llegó a un banco que nuestro proveedor no conoce.',
  'Hace cuarenta minutos hice una transferencia por orden del presidente y él dice que no pidió nada.',
  'Me da mucha vergüenza, acabo de mandar las bajas médicas de todos a la lista general.',
  'Mi bolso con los expedientes de nueve clientes se quedó en el metro. ¿A quién aviso?',
  'Un desconocido escribe que tiene la lista de nuestros socios y adjunta cinco nombres verdaderos.',
  'Director de planta: sin gas desde hace tres horas y el horno se enfría. ¿Es algo para ustedes?',
  'Soy el conserje del instituto, sube el agua en el sótano y allí está el cuadro eléctrico.',
  'Ninguna de nuestras farmacias conecta con el almacén central desde la apertura y el proveedor no contesta.',
  'El laboratorio llamó a las diez, el salmón dio positivo y está en las tiendas desde el martes.',
  'Dos clínicas cuentan el mismo fallo de nuestra bomba, da demasiado. ¿Por dónde empezamos?',
  'Seis personas de Competencia están en la sala de juntas y quieren mi teléfono.',
  'Agentes de Hacienda están en la entrada con un auto judicial y nuestro abogado está en un juicio. ¿Qué pueden ver?',
  'Me acaban de entregar una resolución que nos prohíbe vender desde hoy.',
  'Una periodista espera nuestra respuesta antes de las cuatro, el programa de esta noche dice que descuidamos a los residentes.',
  'Desde el desayuno circula una grabación de nuestro cirujano y en prensa estoy yo sola.',
  'Hay unos cuarenta reporteros en el jardín, ¿qué les decimos?',
  'breve desde el móvil: archivos con otro nombre, informático de vacaciones, a quién llamo',
  'rápido: pagado a la cuenta equivocada, banco cerrado, y ahora qué',
];

/** Danger to people in Spanish, told calmly or politely. */
export const EMERGENCY_SPANISH_PEOPLE_CALM: readonly string[] = [
  'A nuestra jefa de ventas la retuvieron anoche en el aeropuerto de Minsk y su teléfono está apagado. ¿Con quién hablo?',
  'Buenos días, un montador nuestro está en un calabozo de Argel desde ayer y la familia no deja de llamar.',
  'Dos de nuestros geólogos no dan señales desde el domingo.',
  'Una voz dice por teléfono que nuestro jefe de obra está con ellos y que quiere hablar de condiciones.',
  'Una becaria sigue en una comisaría de Dubái por una foto, ¿es cosa suya?',
  'Perdone, un pintor se ha caído detrás del colegio y no contesta.',
  'Huele raro en el sótano y la señora Pérez se ha sentado y no despierta.',
  'Un señor al que despedí esta mañana está en el aparcamiento con algo que parece un rifle.',
];
