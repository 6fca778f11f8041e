/** Emergencies in Italian, told calmly or politely. */
export const EMERGENCY_ITALIAN_CALM: readonly string[] = [
  "Buongiorno, segreteria di un notaio. Da stamattina tutti gli atti hanno un'estensione strana e c'è una lettera con un prezzo. Con chi posso parlare?",
  "Forse non è niente, ma un amministratore che nessuno conosce cancella i nostri backup da un'ora.",
  "Abbiamo un piccolo problema: ogni postazione mostra la stessa pagina nera con l'indirizzo di un portafoglio.",
  'Il puntatore della contabile si muove e lei è a pranzo. Che cosa facciamo per prima cosa?',
  'Buonasera, sono la responsabile del controllo. Il pagamento di ieri è arrivato a una banca che il fornitore non conosce.',
  'Quaranta minuti fa ho eseguito un ordine del presidente, e lui dice di non aver chiesto nulla.',
  'Sono molto in imbarazzo, ho appena mandato i certificati medici di tutti alla lista generale.',
  'La mia borsa con i fascicoli di nove clienti è rimasta in metropolitana. A chi lo dico?',
  "Uno sconosciuto scrive di avere l'elenco dei nostri soci e allega cinque nomi veri.",
  'Direttore di stabilimento: niente gas da tre ore e il forno si raffredda. È una cosa per voi?',
  "Sono il bidello del liceo, l'acqua sale in cantina e lì c'è il quadro elettrico.",
  "Nessuna delle nostre farmacie raggiunge il magazzino centrale dall'apertura e il gestore non risponde.",
  'Il laboratorio ha chiamato alle dieci, il salmone è positivo ed è nei negozi da martedì.',
  'Due cliniche descrivono lo stesso guasto della nostra pompa, eroga troppo. Da dove cominciamo?',
  "Sei persone dell'Antitrust siedono nella sala riunioni e vorrebbero il mio telefono.",
  "La Guardia di Finanza è all'ingresso con un decreto e il nostro avvocato è in udienza. Che cosa possono vedere?",
  'Mi hanno appena consegnato un provvedimento che ci vieta di vendere da oggi.',
  'Una giornalista aspetta la nostra risposta entro le quattro, stasera il programma dirà che trascuriamo gli ospiti.',
  "Da colazione gira una registrazione del nostro chirurgo e all'ufficio stampa sono sola.",
  'Ci sono una quarantina di cronisti sul prato, che cosa diciamo?',
  'breve dal cellulare: file con nomi diversi, informatico in ferie, chi chiamo',
  'in fretta: pagato il conto sbagliato, banca chiusa, e adesso',
];

/** Danger to people in Italian, told calmly or politely. */
export const EMERGENCY_ITALIAN_PEOPLE_CALM: readonly string[] = [
  "La nostra direttrice vendite è stata fermata ieri sera all'aeroporto di Minsk e il suo telefono è spento. Con chi parlo?",
  'Buongiorno, un nostro montatore è in cella ad Algeri da ieri, la famiglia chiama ogni ora.',
  'Due dei nostri geologi non danno notizie da domenica.',
  'Una voce al telefono dice che il nostro capocantiere è con loro e vuole parlare di condizioni.',
  'Una stagista è trattenuta in un commissariato di Dubai per una foto, è cosa vostra?',
  'Scusi, un imbianchino è caduto dietro la scuola e non risponde.',
  "C'è un odore strano nel seminterrato e la signora Rossi si è seduta e non si sveglia.",
  'Un signore che ho licenziato stamattina è nel parcheggio con quello che sembra un fucile.',
];
