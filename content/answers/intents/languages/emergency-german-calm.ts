/** Emergencies in German, told calmly or politely. */
export const EMERGENCY_GERMAN_CALM: readonly string[] = [
  'Guten Tag, Hausverwaltung hier. Seit heute früh trägt jede Datei eine fremde Endung, und in jedem Ordner liegt ein Zettel mit einer Adresse. Mit wem spreche ich am besten?',
  'Verzeihung, vielleicht ist es nichts, aber unser Verwalterkonto legt seit einer Stunde neue Benutzer an, und niemand von uns arbeitet gerade.',
  'Wir haben da ein kleines Problem: die Sicherungen sind über Nacht verschwunden, und jetzt meldet sich jemand, der Geld möchte.',
  'Der Mauszeiger der Sekretärin bewegt sich, obwohl sie Kaffee holt. Was machen wir zuerst?',
  'Guten Morgen, Buchhaltung einer Schreinerei. Die Zahlung von gestern ist bei einer Bank gelandet, die unser Lieferant nicht hat.',
  'Ich habe vor vierzig Minuten auf Weisung des Chefs überwiesen, und nun sagt er, er habe mir nie geschrieben.',
  'Es ist mir sehr unangenehm, ich habe eben die Krankmeldungen aller Kollegen an den großen Verteiler gesendet.',
  'Meine Tasche mit den Akten von neun Mandanten ist im Zug geblieben. Wem sage ich das?',
  'Ein Unbekannter schreibt, er habe unsere Mitgliederliste, und schickt zum Beweis fünf echte Namen.',
  'Betriebsleiter hier, seit drei Uhr haben wir kein Gas, der Ofen kühlt aus. Wären Sie dafür zuständig?',
  'Der Keller unserer Schule läuft voll, die Schaltanlage ist dort unten. Ich bin nur der Hausmeister.',
  'Keine unserer Apotheken erreicht seit dem Morgen das zentrale Lager, und beim Anbieter nimmt keiner ab.',
  'Das Labor hat gerade angerufen: Listerien in Charge zwölf, seit Dienstag im Handel.',
  'Zwei Kliniken schildern unabhängig voneinander, dass unsere Pumpe zu viel abgibt. Was ist der erste Schritt?',
  'Im Besprechungsraum sitzen sechs Herren vom Bundeskartellamt und hätten gern mein Telefon.',
  'Das Finanzamt steht mit einem Beschluss an der Pforte, unser Anwalt ist bei Gericht. Was dürfen sie sehen?',
  'Man hat mir eben eine Verfügung übergeben, nach der wir ab heute nicht mehr liefern dürfen.',
  'Ein Redakteur bittet bis sechzehn Uhr um Stellungnahme, heute Abend wird gesendet, dass wir Bewohner vernachlässigen.',
  'Seit dem Frühstück geht eine Aufnahme unseres Chefarztes durch das Netz, die Pressestelle bin nur ich.',
  'Auf unserem Rasen stehen etwa vierzig Reporter, ich möchte kein Aufhebens machen, aber was sagen wir?',
  'kurz vom Handy: Server benennen Dateien um, Admin im Urlaub, wen rufe ich an',
  'kurz: falsches Konto bezahlt, Bank zu, was nun',
];

/** Danger to people in German, told calmly or politely. */
export const EMERGENCY_GERMAN_PEOPLE_CALM: readonly string[] = [
  'Unsere Vertriebsleiterin wurde gestern Abend am Flughafen in Minsk festgehalten, seitdem ist ihr Telefon aus. An wen wende ich mich?',
  'Guten Tag, ein Monteur von uns sitzt in Algier in einer Zelle, die Familie ruft ständig an.',
  'Zwei unserer Geologen haben sich seit Sonntag nicht aus dem Lager gemeldet.',
  'Eine Stimme am Telefon sagt, unser Bauleiter sei bei ihnen, und will über Bedingungen reden.',
  'Unser Praktikant ist seit Mittag auf einer Polizeiwache in Dubai wegen eines Fotos. Ist das etwas für Sie?',
  'Guten Morgen, ein Maler ist hinter der Schule von der Leiter gekommen und antwortet nicht.',
  'Bei uns im Keller riecht es seltsam, und Frau Peters hat sich hingelegt und wird nicht wach.',
  'Ein Herr, dem ich heute gekündigt habe, steht auf dem Parkplatz und hat wohl ein Gewehr dabei.',
];
