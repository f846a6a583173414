/**
 * How media came to be, by IPTC's vocabulary of digital source types: `algorithmicMedia` by rules alone,
 * `trainedAlgorithmicMedia` by a model that was trained on the works of others.
 */
export type SourceType = 'algorithmicMedia' | 'trainedAlgorithmicMedia';

export const sourceAddress = (type: SourceType): string =>
  `http://cv.iptc.org/newscodes/digitalsourcetype/${type}`;

/** An XMP packet that says how what holds it came to be, and nothing else. */
export const xmpPacket = (type: SourceType): string =>
  `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="${sourceAddress(type)}"/></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`;
