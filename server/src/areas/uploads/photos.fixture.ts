// Pictures from Chromium, 4 pixels wide and 2 high, blue on the left and red on the right; all but the PNG and the GIF have a
// colour profile.
const drawn = {
  jpeg: '/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAACAAQDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAXEAEAAwAAAAAAAAAAAAAAAAAAAgMz/8QAFQEBAQAAAAAAAAAAAAAAAAAAAwX/xAAbEQABBAMAAAAAAAAAAAAAAAAAAQIzcQMEsf/aAAwDAQACEQMRAD8AmUZRADsTPtel/BE2kP/Z',
  webp: 'UklGRjICAABXRUJQVlA4WAoAAAAgAAAAAwAAAQAASUNDUMgBAAAAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADZWUDggRAAAAHACAJ0BKgQAAgAEAGglqAJ0RwBkgH6AAt2svCwA/upGC74F/+DLClP0CP+sbClMUP/Jt6DDlM//4mz/NXQYcpn5gAAA',
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAYAAAB/qH1jAAAAF0lEQVR4AWJiYPj/H4TBBJABFGBAAQAAAAD//3nwhwMAAAAGSURBVAMAx8AH/UAaM/cAAAAASUVORK5CYII=',
  gif: 'R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==',
};
const bytesOf = (text: string) => Buffer.from(text, 'latin1');
const SECRET = 'GPS 47.37N 8.54E';

/** Exif data as a camera writes it: orientation, model and location, in either byte order. */
function exif(orientation: number, order: 'II' | 'MM'): Buffer {
  const number = (value: number, bytes: number) => {
    const written = Buffer.alloc(bytes);
    if (order === 'II') written.writeUIntLE(value, 0, bytes);
    else written.writeUIntBE(value, 0, bytes);
    return written;
  };
  const entry = (tag: number, type: number, count: number, value: Buffer) =>
    Buffer.concat([number(tag, 2), number(type, 2), number(count, 4), value, Buffer.alloc(4 - value.length)]);
  return Buffer.concat([
    bytesOf(order),
    number(42, 2),
    number(8, 4),
    number(2, 2),
    entry(0x010f, 2, SECRET.length, number(38, 4)),
    entry(0x0112, 3, 1, number(orientation, 2)),
    number(0, 4),
    bytesOf(SECRET),
  ]);
}

function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.of(0xff, marker, 0, 0);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

function pngChunk(type: string, content: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.alloc(4), bytesOf(type), content, Buffer.alloc(4)]);
  chunk.writeUInt32BE(content.length);
  return chunk;
}

function webpChunk(type: string, content: Buffer): Buffer {
  const chunk = Buffer.concat([bytesOf(type), Buffer.alloc(4), content, Buffer.alloc(content.length % 2)]);
  chunk.writeUInt32LE(content.length, 4);
  return chunk;
}

const inserted = (picture: Buffer, at: number, ...parts: Buffer[]) =>
  Buffer.concat([picture.subarray(0, at), ...parts, picture.subarray(at)]);

const xmp = bytesOf(`http://ns.adobe.com/xap/1.0/\0<x>${SECRET}</x>`);
const [jpeg, webp, png, gif] = [drawn.jpeg, drawn.webp, drawn.png, drawn.gif].map((base64) =>
  Buffer.from(base64, 'base64'),
) as [Buffer, Buffer, Buffer, Buffer];

function webpPhoto(orientation: number): Buffer {
  const photo = Buffer.concat([
    webp,
    webpChunk('EXIF', exif(orientation, 'II')),
    webpChunk('XMP ', xmp),
    webpChunk('odd ', bytesOf(`${SECRET}.`)),
  ]);
  photo.writeUInt32LE(photo.length - 8, 4);
  photo[20]! |= 0b1100;
  return photo;
}

/** Pictures without metadata. */
export const plainPictures = { jpeg, webp, png, gif };

/** The same pictures with all the metadata of a camera and of editors. */
export function photos(orientation: number, order: 'II' | 'MM' = 'II') {
  return {
    jpeg: Buffer.concat([
      inserted(
        jpeg,
        20,
        segment(0xe1, Buffer.concat([bytesOf('Exif\0\0'), exif(orientation, order)])),
        segment(0xe1, xmp),
        segment(0xe2, bytesOf(`MPF\0${SECRET}`)),
        segment(0xed, bytesOf(`Photoshop 3.0\0${SECRET}`)),
        segment(0xfe, bytesOf(SECRET)),
        Buffer.of(0xff),
      ),
      bytesOf(SECRET),
    ]),
    png: Buffer.concat([
      inserted(
        png,
        33,
        ...['tEXt', 'zTXt', 'iTXt', 'prVt', 'tIME'].map((type) => pngChunk(type, bytesOf(SECRET))),
        pngChunk('eXIf', exif(orientation, order)),
      ),
      bytesOf(SECRET),
    ]),
    gif: Buffer.concat([
      inserted(
        gif,
        19,
        bytesOf(`!\xfe\x10${SECRET}\0`),
        bytesOf(`!\xff\x0bXMP DataXMP\x10${SECRET}\0`),
        bytesOf('!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0'),
      ),
      bytesOf(SECRET),
    ]),
    webp: webpPhoto(orientation),
  };
}
