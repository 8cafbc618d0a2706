/** Real files of every kind that is taken, small, made byte by byte; and some that only look like one. */
import { constants, crc32, deflateRawSync } from 'node:zlib';
import sharp from 'sharp';

/** A picture of one colour. */
export const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8a5a3c' } });

/** A JPEG as a telephone takes it: turned by its EXIF, with the place in it. */
export const jpegWithPlace = (): Promise<Buffer> =>
  picture(1_200, 900)
    .withExif({
      IFD0: { Make: 'TelephoneDeClaire' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '48/1 51/1 24/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '2/1 21/1 7/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** A JPEG of 60 KB that lies on its side, and whose EXIF directory names itself 5,000 times. */
export const jpegInCircles = async (): Promise<Buffer> => {
  const jpeg = await picture(80, 40).jpeg().toBuffer();
  const entries = 5_000;
  const head = Buffer.from('\xff\xe1\0\0Exif\0\0II*\0\x08\0\0\0\0\0', 'latin1');
  head.writeUInt16LE(entries, head.length - 2);
  const turned = Buffer.from('120103000100000006000000', 'hex');
  const itself = Buffer.from('698704000100000008000000', 'hex');
  const circles = Array.from({ length: entries - 1 }, () => itself);
  const exif = Buffer.concat([head, turned, ...circles, Buffer.alloc(4)]);
  exif.writeUInt16BE(exif.length - 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]);
};

/** A JPEG whose camera wrote when it was taken, and when it was changed. */
export const pictureTaken = (): Promise<Buffer> =>
  picture(1_200, 900)
    .withExif({
      IFD0: { Make: 'TelephoneDeClaire', Model: 'TelephoneDeClaire 12', DateTime: '2026:03:13 08:00:00' },
      IFD2: { DateTimeOriginal: '2026:03:12 14:05:09', OffsetTimeOriginal: '+01:00' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '48/1 51/1 24/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '2/1 21/1 7/1',
      },
    })
    .jpeg()
    .toBuffer();

/** A mail as programs save it: with text, HTML that would load a picture, and an attachment. */
export const mailOf = (words: string): Buffer =>
  Buffer.from(
    [
      'Received: from mail.exemple.fr by mx.exemple.fr; Thu, 12 Mar 2026 09:14:32 +0100',
      'From: "Durand, Marc" <marc.durand@exemple.fr>',
      'To: Claire Petit <claire@exemple.fr>, equipe@exemple.fr',
      'Cc: =?utf-8?Q?H=C3=A9l=C3=A8ne?= <helene@exemple.fr>',
      'Date: Thu, 12 Mar 2026 09:14:30 +0100',
      'Subject: =?utf-8?Q?R=C3=A9union_de?=',
      ' =?utf-8?Q?_demain?=',
      'Message-ID: <a1@exemple.fr>',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary="b"',
      '',
      '--b',
      'Content-Type: multipart/alternative; boundary="c"',
      '',
      '--c',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(words).toString('base64'),
      '--c',
      'Content-Type: text/html; charset=utf-8',
      '',
      `<p onclick="alert(1)">${words}</p><img src="https://exemple.invalid/suivi.gif"><script>alert(1)</script>`,
      '--c--',
      '--b',
      'Content-Type: application/pdf; name="Convocation.pdf"',
      'Content-Disposition: attachment; filename="Convocation.pdf"',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from('%PDF-1.4').toString('base64'),
      '--b--',
      '',
    ].join('\r\n'),
  );

/** A GIF of two pictures, the first one red, the second one blue. */
export const movingGif = async (): Promise<Buffer> => {
  const frame = (background: string) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer();
  return await sharp(await Promise.all([frame('#ff0000'), frame('#0000ff')]), { join: { animated: true } })
    .gif()
    .toBuffer();
};

/** A PDF of pages with one line each. `mediaBox` is their size, `drawn` what is drawn below the line, `trailer` more at its end. */
export const pdfOf = (
  lines: readonly string[],
  { mediaBox = '0 0 595 842', drawn = '', trailer = '' } = {},
): Buffer => {
  const objects = ['<</Type/Catalog/Pages 2 0 R>>', ''];
  const kids: string[] = [];
  for (const line of lines) {
    const content = `BT /F1 12 Tf 72 720 Td (${line.replace(/[\\()]/g, '\\$&')}) Tj ET ${drawn}`;
    objects.push(`<</Length ${content.length}>>\nstream\n${content}\nendstream`);
    objects.push(
      `<</Type/Page/Parent 2 0 R/MediaBox[${mediaBox}]/Contents ${objects.length} 0 R/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>>>>>>>`,
    );
    kids.push(`${objects.length} 0 R`);
  }
  objects[1] = `<</Type/Pages/Kids[${kids.join(' ')}]/Count ${kids.length}>>`;
  let text = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n';
  const places = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  text += places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  text += `trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
};

/** A PDF whose only page unpacks to that many megabytes of spaces, and says a word at their end. */
export const pdfWithHugeStream = (pieces: number): Buffer => {
  const once = deflateRawSync(Buffer.alloc(1024 * 1024, ' '), {
    level: 9,
    finishFlush: constants.Z_FULL_FLUSH,
  });
  const last = deflateRawSync(Buffer.from('BT /F1 12 Tf 72 720 Td (mot) Tj ET'));
  const content = Buffer.concat([
    Buffer.from('789c', 'hex'),
    ...Array.from({ length: pieces }, () => once),
    last,
    Buffer.alloc(4),
  ]);
  const page = pdfOf(['x']).toString('latin1');
  return Buffer.from(
    page.replace(
      /<<\/Length \d+>>\nstream\n.*?\nendstream/s,
      () =>
        `<</Length ${content.length}/Filter/FlateDecode>>\nstream\n${content.toString('latin1')}\nendstream`,
    ),
    'latin1',
  );
};

/** A ZIP archive, its parts deflated. */
export const zipOf = (parts: Record<string, Buffer | string>): Buffer => {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const plain = typeof content === 'string' ? Buffer.from(content) : content;
    const packed = deflateRawSync(plain, { level: 9 });
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(plain), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(plain.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    entries.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, place, Buffer.from(name)]),
    );
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
};

/** The parts of a Word document of today with this body in WordprocessingML. */
export const docxParts = (body: string): Record<string, string> => ({
  '[Content_Types].xml':
    '<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  '_rels/.rels':
    '<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
  'word/document.xml': `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
});

export const docxOf = (text: string): Buffer => zipOf(docxParts(`<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`));

const SECTOR = 512;
const END_OF_CHAIN = 0xfffffffe;
const FREE = 0xffffffff;

/** A compound file whose root holds these streams, each of 4096 bytes or more. */
export const compoundFileOf = (streams: Record<string, Buffer>): Buffer => {
  const table = Buffer.alloc(SECTOR, 0xff);
  table.writeUInt32LE(0xfffffffd, 0);
  table.writeUInt32LE(END_OF_CHAIN, 4);
  const directory = Buffer.alloc(SECTOR);
  const entry = (
    at: number,
    name: string,
    type: number,
    links: number[],
    start: number,
    size: number,
  ): void => {
    directory.write(name, at * 128, 'utf16le');
    directory.writeUInt16LE(name.length * 2 + 2, at * 128 + 64);
    directory.writeUInt8(type, at * 128 + 66);
    directory.writeUInt8(1, at * 128 + 67);
    links.forEach((link, index) => {
      directory.writeUInt32LE(link, at * 128 + 68 + 4 * index);
    });
    directory.writeUInt32LE(start, at * 128 + 116);
    directory.writeUInt32LE(size, at * 128 + 120);
  };
  entry(0, 'Root Entry', 5, [FREE, FREE, 1], END_OF_CHAIN, 0);
  const names = Object.keys(streams);
  let next = 2;
  names.forEach((name, index) => {
    const size = (streams[name] as Buffer).length;
    const sectors = Math.ceil(size / SECTOR);
    const right = index + 1 < names.length ? index + 2 : FREE;
    entry(index + 1, name, 2, [FREE, right, FREE], next, size);
    for (let sector = 0; sector < sectors; sector += 1) {
      table.writeUInt32LE(sector + 1 < sectors ? next + 1 : END_OF_CHAIN, next * 4);
      next += 1;
    }
  });
  const header = Buffer.alloc(SECTOR, 0xff);
  header.fill(0, 0, 76);
  header.write('d0cf11e0a1b11ae1', 0, 'hex');
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(4_096, 56);
  header.writeUInt32LE(END_OF_CHAIN, 60);
  header.writeUInt32LE(END_OF_CHAIN, 68);
  header.writeUInt32LE(0, 76);
  const bodies = names.map((name) => {
    const stream = streams[name] as Buffer;
    return Buffer.concat([stream, Buffer.alloc((SECTOR - (stream.length % SECTOR)) % SECTOR)]);
  });
  return Buffer.concat([header, table, directory, ...bodies]);
};

/** A document of Word 97 with this text in one piece. */
export const docOf = (text: string): Buffer => {
  const start = 0x600;
  const main = Buffer.alloc(4_096);
  main.writeUInt16LE(0xa5ec, 0);
  main.writeUInt16LE(0x00c1, 2);
  main.writeUInt16LE(0x0200, 10);
  main.writeUInt32LE(start, 0x18);
  main.writeUInt32LE(text.length, 0x4c);
  main.writeUInt32LE(0, 0x1a2);
  main.writeUInt32LE(21, 0x1a6);
  main.write(text, start, 'utf16le');
  const pieces = Buffer.alloc(4_096);
  pieces.writeUInt8(2, 0);
  pieces.writeUInt32LE(16, 1);
  pieces.writeUInt32LE(0, 5);
  pieces.writeUInt32LE(text.length, 9);
  pieces.writeUInt32LE(start, 15);
  return compoundFileOf({ WordDocument: main, '1Table': pieces });
};
